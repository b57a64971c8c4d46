/**
 * The closed vocabulary in which effects are written. A word stands for a thing of the game that players have one
 * word for; what is special to one character (a named stance, a named mark) is written as what it is.
 */

/** What an effect does. */
export const DEEDS = [
  // Damage and what belongs to it.
  'damage',
  'additional', // Additional DMG: beside an attack, no attack itself
  'followUp', // DMG of a follow-up attack
  'counter', // DMG of a counter
  'joint', // DMG of a joint attack
  'dot', // damage over time; `state` says which
  'trueDamage',
  'breakDamage',
  'superBreak',
  'elationDamage',
  'detonate', // damage over time already on the target deals damage at once
  'toughness', // reduces Toughness
  'defeat', // defeats at once
  // Life.
  'heal',
  'loseHp', // consumes HP
  'shield',
  'revive',
  'survive', // a killing blow does not kill
  'guard', // takes damage in the target's place
  // Stats.
  'up',
  'down',
  // Resources.
  'energy',
  'spendEnergy',
  'skillPoints',
  'spendSkillPoints',
  'maxSkillPoints',
  'techniquePoints',
  'maxTechniquePoints',
  'charge', // gains points or stacks of a resource of its own; `state` says which, if there are several
  'spend', // consumes such points or stacks
  'punchline', // gains Punchline, the team's resource of Elation
  // States.
  'state', // puts the target into `state`
  'end', // ends `state`
  'extend', // lengthens `state` by `turns`
  'immune', // resists `state`
  'cleanse',
  'dispel',
  'weakness', // implants a weakness
  // Order of actions.
  'advance',
  'delay',
  'extraTurn',
  // Skills.
  'summon',
  'dismiss',
  'enhance', // `skill` becomes its enhanced form
  'use', // `skill` is used beside its turn
  'free', // `skill` costs nothing
  'more', // strengthens `what` of `skill`
  'less', // lowers `what` of `skill`
  'countAs', // its damage counts as that of `scope`
  'attack', // technique: attacks, and the battle begins
  'note', // only what `notes` say
] as const;
/** One of the {@link DEEDS}. */
export type Deed = (typeof DEEDS)[number];

/** Of whom an effect, an event or a condition speaks. */
export const TARGETS = [
  'self', // whose skill it is; of a light cone or relic, the wearer; of a memosprite's skill, the memosprite
  'memosprite',
  'owner', // of a memosprite's skill: the character who summoned it
  'summon', // another summoned being
  'ally', // the chosen ally
  'allies', // all allies
  'anyAlly', // whichever ally it happens to
  'otherAlly', // an ally who is not oneself
  'nextAlly', // the other ally whose turn is next
  'firstAlly', // who stands first in the lineup
  'otherAllies', // all allies but oneself
  'besideAlly', // the allies next to the chosen one
  'randomAlly',
  'weakestAlly', // the ally with the least HP
  'leastShielded', // the ally with the weakest shield
  'strongestAlly', // the ally with the most of `stat`
  'pathAllies', // allies of the path that is spoken of
  'elementAllies', // allies of the element that is spoken of
  'allyMemosprites',
  'boonHolder', // who has this character's boon
  'attacker',
  'enemy', // the chosen enemy
  'beside', // the enemies next to it
  'enemies', // all enemies
  'otherEnemies', // all but the chosen
  'randomEnemy',
  'anyEnemy', // whichever enemy it happens to
  'hitEnemies', // the enemies that were attacked
  'marked', // enemies with this character's mark
  'strongestEnemy', // the enemy with the most HP
  'weakestEnemy', // the enemy with the least HP
  'mostMarked', // the enemy with the most of this character's marks
  'aha', // Aha, whose turn the Aha Instant is
] as const;
/** One of the {@link TARGETS}. */
export type Target = (typeof TARGETS)[number];

/** Stats: what is changed, and what an amount grows with. */
export const STATS = [
  'hp', // Max HP
  'atk',
  'def',
  'spd',
  'critRate',
  'critDmg',
  'breakEffect',
  'effectHit',
  'effectRes',
  'energyRate',
  'healing', // Outgoing Healing
  'healingTaken',
  'shields', // of shields provided
  'dmg', // DMG dealt; `scope` and `element` narrow it
  'dmgTaken',
  'res', // all-type RES, or that of `element`
  'implantedRes', // RES to the weakness that was implanted
  'resPen',
  'defIgnore', // ignores a part of DEF
  'toughnessDmg', // of Toughness reduced, or taken
  'breakEfficiency',
  'elation',
  'merrymake', // raises Elation DMG as a factor of its own
  'bangerCounted', // the Certified Banger that Elation DMG is reckoned with
  'maxEnergy',
  'aggro', // likelihood to be attacked
  'hpCost',
  'moveSpeed',
] as const;
/** One of the {@link STATS}. */
export type Stat = (typeof STATS)[number];

/** Counts and shares that conditions compare and that amounts grow with, beside stats. */
export const QUANTITIES = [
  'hpNow', // current HP
  'hpShare', // current HP as a share of Max HP
  'hpLost', // HP lost or consumed
  'energyNow',
  'energyShare',
  'energyCap', // the energy an Ultimate takes
  'damageDone', // the damage that was dealt, the original damage
  'healed', // the amount healed
  'overheal',
  'shieldAmount',
  'skillShield', // the shield that the Skill of the same character gives
  'toughnessReduced', // Toughness that was reduced
  'toughnessCap',
  'skillRate', // the multiplier of the skill's damage
  'points', // skill points
  'pointCap', // the most skill points that can be held
  'pointsSpent',
  'energySpent',
  'enemiesCount',
  'alliesCount',
  'shieldedCount', // allies who have a shield
  'memospritesCount',
  'targetsHit',
  'hits',
  'debuffs',
  'buffs',
  'dots',
  'windShear', // how many of it are on the enemy
  'weaknesses',
  'charge',
  'charge2',
  'charge3',
  'charged', // charge that was spent
  'chargeCap',
  'assists', // how often the assist skill can be used still
  'mark',
  'mark2',
  'boon',
  'boon2',
  'punchline',
  'banger', // Certified Banger
  'tally', // what has been recorded: damage, healing, HP lost
  'gained', // as much as has just been gained
  'pathMates', // allies of the path that is spoken of
  'elementMates',
  'turnsTaken',
  'times', // how often it was done
  'seconds',
] as const;
/** One of the {@link QUANTITIES}. */
export type Quantity = (typeof QUANTITIES)[number];

/** What a target can be in. */
export const STATES = [
  // On enemies.
  'freeze',
  'imprison',
  'entangle',
  'burn',
  'shock',
  'bleed',
  'windShear',
  'anyDot', // any damage over time
  'slow', // SPD down
  'defDown',
  'control', // any crowd control
  'taunt',
  'dominate',
  'outrage',
  'daze',
  'weakTo', // weak to the element of the attacker, or of `element`
  'broken', // Weakness Broken
  'debuff',
  'mark', // this character's own named debuff
  'mark2',
  // On allies.
  'shielded',
  'buff',
  'boon', // this character's own named buff
  'boon2',
  'stance', // this character's own changed form
  'stance2',
  'zone', // a field that is laid out
  'zone2',
  'countdown', // a countdown on the Action Order
  'charge', // holds points or stacks of a resource of its own
  'charge2',
  'charge3',
  'banger', // has Certified Banger
  'tally', // what has been recorded: damage, healing, HP lost
  'hidden', // cannot be aimed at
  'away', // has left the field
  'present', // is on the field
  'leads', // stands first in the lineup
  'down', // is knocked down
  'full', // at full energy or HP
  'assistsFull', // the assist skill can be used as often as it ever can
  'aha', // Aha Instant
  // Of what happens, or of whom it happens to.
  'onAlly', // the skill is used on an ally, or on all
  'onAllies', // the skill is used on all allies
  'onOneAlly',
  'onSelf',
  'ofPath', // of the path that is spoken of
  'ofElement',
  'samePath', // of the path of whose skill it is
  'sameElement',
  'pathShared', // of a path that another ally has as well
  'implanted', // has just been given a weakness
  'noCrit', // no hit of it was critical
  'companion', // is a Trailblaze Companion
  'earlierElation', // has a lower number in the order of Elation Skills
  'otherElation', // the Elation Skill is another than the one used before
] as const;
/** One of the {@link STATES}. */
export type State = (typeof STATES)[number];

/** What may happen; with a target before it, to or by whom; else to or by oneself. */
export const EVENTS = [
  'battleStart',
  'nextBattle', // of techniques: the battle that follows
  'waveStart',
  'enters', // enters the field
  'turnStart',
  'turnEnd',
  'acted', // after an action
  'attack', // while attacking
  'afterAttack',
  'hit', // hits an enemy
  'targeted', // becomes the target of an ally's skill, whoever the ally is
  'isHit', // is attacked
  'basic',
  'enhancedBasic',
  'skill',
  'enhancedSkill',
  'ultimate',
  'enhancedUltimate',
  'talent',
  'followUp',
  'counter',
  'joint',
  'technique',
  'memospriteSkill',
  'elationSkill',
  'assistSkill',
  'firstUltimate',
  'kill',
  'isDefeated',
  'lethal', // a killing blow
  'breaks', // breaks a weakness
  'isBroken',
  'dealsBreak', // deals Break DMG
  'crit',
  'dotTick', // damage over time deals damage
  'debuffs', // inflicts a debuff
  'isDebuffed',
  'implants', // gives an enemy a weakness
  'buffs', // gives a buff
  'resists',
  'heals',
  'healsOther', // heals an ally other than oneself
  'isHealed',
  'shields',
  'isShielded',
  'losesHp',
  'spendsPoints',
  'gainsPoints',
  'gainsEnergy',
  'gainsCharge',
  'gainsCharge2',
  'spendsCharge',
  'spendsCharge2',
  'chargeFull',
  'gainsBanger', // gains Certified Banger
  'bangerEnd',
  'energyFull',
  'stanceStart',
  'stanceEnd',
  'zoneStart',
  'zoneEnd',
  'marked', // gets this character's mark
  'markEnd',
  'boonEnd',
  'summons',
  'summoned',
  'vanishes',
  'extraTurn',
  'ahaStart',
  'ahaEnd',
] as const;
/** One of the {@link EVENTS}. */
export type GameEvent = (typeof EVENTS)[number];

/** Skills by what they are, and parts of them that other effects strengthen. */
export const SKILL_WORDS = [
  'this', // this very skill
  'thisEffect', // that of this light cone or relic set
  'basic',
  'enhancedBasic',
  'skill',
  'enhancedSkill',
  'ultimate',
  'enhancedUltimate',
  'talent',
  'technique',
  'trace', // a bonus ability
  'followUp',
  'counter',
  'joint',
  'memospriteSkill',
  'memospriteTalent',
  'assistSkill', // a skill of one character that any ally can use
  'elationSkill',
  'eidolon',
] as const;
/** One of the {@link SKILL_WORDS}. */
export type SkillWord = (typeof SKILL_WORDS)[number];

/** What `more` and `less` change. */
export const ASPECTS = [
  'rate', // the multiplier of damage
  'amount', // of healing, shields, buffs
  'chance',
  'turns',
  'stacks', // how many can be held
  'hits',
  'targets',
  'limit', // how often it can happen
  'stored', // how many uses can be kept
  'gain', // points or stacks gained
  'cost',
  'threshold', // what is needed for it
  'cooldown',
] as const;
/** One of the {@link ASPECTS}. */
export type Aspect = (typeof ASPECTS)[number];

/** Kinds of damage that a change is limited to. */
export const SCOPES = [
  'basic',
  'enhancedBasic',
  'skill',
  'enhancedSkill',
  'ultimate',
  'talent',
  'assistSkill',
  'followUp',
  'counter',
  'dot',
  'break',
  'superBreak',
  'additional',
  'memosprite',
  'elation',
  'elationSkill',
  'crit',
] as const;
/** One of the {@link SCOPES}. */
export type Scope = (typeof SCOPES)[number];

/** Till when it lasts, where no number of turns says it. */
export const ENDS = [
  'attackEnd', // this attack
  'nextAttack', // the next attack is over
  'actionEnd',
  'turnStart', // the own next turn begins
  'turnEnd', // the turn ends
  'targetTurnStart',
  'targetTurnEnd',
  'stanceEnd',
  'zoneEnd',
  'vanishes', // the memosprite or the summon leaves
  'countdownEnd',
  'isHit',
  'shieldEnd',
  'ultimate', // the Ultimate is used
  'ultimateEnd',
  'waveEnd',
  'battleEnd',
  'isDown', // the caster is knocked down
  'ahaEnd',
] as const;
/** One of the {@link ENDS}. */
export type End = (typeof ENDS)[number];

/** What a limit counts by. */
export const PERIODS = [
  'turn',
  'ownTurn',
  'battle',
  'wave',
  'attack',
  'action',
  'use', // of this skill
  'ultimate',
  'target',
  'stance',
  'summon',
  'aha',
] as const;
/** One of the {@link PERIODS}. */
export type Period = (typeof PERIODS)[number];

/** What needs no figure: own short phrases. */
export const NOTES = [
  'ignoresWeakness', // reduces Toughness of any enemy
  'breaksAsElement', // a break then counts as one of this element
  'evenAcrossHits', // the damage is divided over the targets
  'lastHit', // with the last hit
  'notBelow1Hp', // HP does not sink below 1
  'memospriteToo', // holds for the memosprite as well
  'ownerToo',
  'alsoSelf', // and for oneself
  'perTargetOnce',
  'notStacking', // the same effect does not add up
  'highestCounts', // of several the highest alone holds
  'difference', // `per` counts from the figure of the condition on
  'moreAtk', // if theirs is more than the own
  'otherwise', // if what the effects before ask for is not so
  'shieldsAdd', // shields of the same name add up
  'cannotDispel',
  'notOnSkillPoints', // gives or costs no skill point
  'notASkill', // is no use of a Skill
  'noPunchline', // costs no Punchline
  'keepsCharge', // costs none of what is gathered
  'noEnergy', // gives no energy
  'oneZone', // only one such field at a time
  'noUltimate', // cannot use the Ultimate meanwhile
  'noTurns', // has no turns meanwhile
  'noAdvance', // cannot advance the actions of allies
  'onlyThen', // can be used under these conditions only
  'unusable', // cannot be used meanwhile
  'formGoesOn', // the changed form does not end, its extra turns begin anew
  'onlyThisSkill', // can use nothing else meanwhile
  'turnGoesOn', // the turn does not end by it
  'auto', // acts of itself
  'resetsOnUltimate',
  'resetsOnSkill',
  'resetsOnTurn',
  'movesOnDeath', // passes to another enemy when its holder falls
  'firstOnly', // the first time only
  'randomOne', // of these effects
  'together', // with the effect before it
  'randomElement',
  'randomTarget', // of those that it says
  'asSkill', // as much as the skill of the same character does
  'asUltimate', // as much as its Ultimate does
  'asTalent', // as much as its talent does
  'holderStats', // reckoned with the stats of who has this character's boon
  'higherElation', // reckoned with this character's Elation where the attacker's is lower
  'noOwnEffect', // for those for whom it does nothing of their own
  'bySmallChance',
  'byChance',
  'byGreatChance',
  'stuns', // enemies near are stunned or cannot attack meanwhile
  'flees', // enemies near run away meanwhile
  'peaceful', // enemies near attack nobody of themselves meanwhile
  'unseen', // enemies do not notice meanwhile
  'noTechniquePoints', // if nothing is hit, no technique point is spent
  'normalOnly', // not on elites and bosses
  'elitesOnly',
  'exceptDot',
  'exceptTrue', // True DMG does not count
  'lessByHp', // the more HP is lost, the more
  'moreTargets', // the fewer targets, the more
  'ifKilledAnother', // takes a new target when the first falls
] as const;
/** One of the {@link NOTES}. */
export type Note = (typeof NOTES)[number];
