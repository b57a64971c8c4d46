// Written by apps/web/server/api/api-types.test.ts from the description of the calls: change those, then
//   pnpm exec vitest run apps/web/server/api/api-types.test.ts --update

export interface paths {
    readonly "/aggregates/{format}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All counters there are, as CSV or JSON. */
        readonly get: operations["aggregates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/config": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Red dots, and promotions by their id. */
        readonly get: operations["config"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/contribution/show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What is kept of an account, by the receipt that came with its contribution. */
        readonly post: operations["showContribution"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/contribution/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes out all that an account gave, and its part of the figures. */
        readonly post: operations["withdrawContribution"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the site is there, and on which data. */
        readonly get: operations["health"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/promotions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One promotion, or null where there is none of that id. */
        readonly get: operations["promotion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether requests should come to this process. */
        readonly get: operations["ready"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/showcase/{uid}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What an account shows to all: characters and light cones with their levels. */
        readonly get: operations["showcase"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/state": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A state, which every POST shows in the header X-SRS-Verify within the hour. */
        readonly get: operations["state"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/warp_config": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The server’s time, banners by id, and which features are on. */
        readonly get: operations["warpConfig"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/warp_fetch/{bannerId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Statistics of a banner by its id, or of all banners of a type by the type’s number. */
        readonly get: operations["warpFetch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/warp_overview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Pulls of all contributors, and how often the newest featured character came. */
        readonly get: operations["warpOverview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/warp_rank/{type}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Where a player’s figures of a banner type stand among contributors. */
        readonly get: operations["warpRank"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/warp/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Reads an account’s warp records from the game, and tells of each page in a line of JSON; with `contribute` it also counts them. */
        readonly post: operations["warpImport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly Error: {
            readonly error: {
                readonly code: string;
                readonly problems?: readonly {
                    readonly message: string;
                    readonly path: string;
                }[];
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly aggregates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly format: "csv" | "json";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly counters: readonly (readonly [
                            number,
                            string,
                            number,
                            number
                        ])[];
                        /** @constant */
                        readonly note: "Contributors are volunteers; they may differ from other players.";
                    };
                };
            };
            /** @description BAD_INPUT, BAD_ADDRESS */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description METHOD_NOT_ALLOWED */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BUSY, TOO_SLOW, NO_STATISTICS */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly config: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly promotions: {
                            readonly [key: string]: {
                                /** Format: uri */
                                readonly href: string;
                                readonly id: string;
                                /** @enum {string} */
                                readonly place: "planner-top" | "planner-support" | "warp-share";
                                readonly text: ({
                                    readonly en: string;
                                } & {
                                    readonly [key: string]: string;
                                }) & {
                                    readonly [key: string]: string;
                                };
                            };
                        };
                        readonly reddot: readonly string[];
                    };
                };
            };
            /** @description BAD_INPUT, BAD_ADDRESS */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description METHOD_NOT_ALLOWED */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BUSY, TOO_SLOW */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly showContribution: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A state that `GET state` gave within the hour. */
                readonly "X-SRS-Verify": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly receipt: string;
                };
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly banners: readonly {
                            readonly newest: readonly {
                                readonly banner: number;
                                /** Format: date */
                                readonly day: string;
                                readonly item: number;
                            }[];
                            readonly pulls: number;
                            /** @enum {number} */
                            readonly type: 1 | 2 | 11 | 12 | 21 | 22;
                        }[];
                        readonly contributor: string;
                    };
                };
            };
            /** @description BAD_INPUT, BAD_ADDRESS, BAD_JSON, BODY_CUT */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BAD_STATE, BAD_RECEIPT */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description METHOD_NOT_ALLOWED */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BODY_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BUSY, TOO_SLOW, NO_STATISTICS */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly withdrawContribution: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A state that `GET state` gave within the hour. */
                readonly "X-SRS-Verify": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly receipt: string;
                };
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly pulls: number;
                    };
                };
            };
            /** @description BAD_INPUT, BAD_ADDRESS, BAD_JSON, BODY_CUT */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BAD_STATE, BAD_RECEIPT */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description METHOD_NOT_ALLOWED */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BODY_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BUSY, TOO_SLOW, NO_STATISTICS */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly health: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly dataHash: string;
                        readonly gameVersion: string;
                        /** @constant */
                        readonly status: "ok";
                    };
                };
            };
            /** @description BAD_INPUT, BAD_ADDRESS */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description METHOD_NOT_ALLOWED */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BUSY, TOO_SLOW */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly promotion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** Format: uri */
                        readonly href: string;
                        readonly id: string;
                        /** @enum {string} */
                        readonly place: "planner-top" | "planner-support" | "warp-share";
                        readonly text: ({
                            readonly en: string;
                        } & {
                            readonly [key: string]: string;
                        }) & {
                            readonly [key: string]: string;
                        };
                    } | null;
                };
            };
            /** @description BAD_INPUT, BAD_ADDRESS */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description METHOD_NOT_ALLOWED */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BUSY, TOO_SLOW */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly ready: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly statistics: boolean;
                        /** @constant */
                        readonly status: "ready";
                    };
                };
            };
            /** @description BAD_INPUT, BAD_ADDRESS */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description METHOD_NOT_ALLOWED */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BUSY, TOO_SLOW, NOT_READY */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly showcase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly uid: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly characters: readonly {
                            readonly ascension: number;
                            readonly eidolon: number;
                            readonly id: number;
                            readonly level: number;
                            readonly points: {
                                /** @enum {string} */
                                readonly by: "anchor" | "id";
                                readonly levels: {
                                    readonly [key: string]: number;
                                };
                            };
                        }[];
                        readonly lightCones: readonly {
                            readonly ascension: number;
                            readonly id: number;
                            readonly level: number;
                        }[];
                        readonly materials: readonly {
                            readonly count: number;
                            readonly id: number;
                        }[];
                        readonly unread: number;
                    };
                };
            };
            /** @description BAD_INPUT, BAD_ADDRESS */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SHOWCASE_UNKNOWN */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description METHOD_NOT_ALLOWED */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SHOWCASE_MAINTENANCE */
            readonly 424: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SHOWCASE_BUSY */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SHOWCASE_FAILED */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BUSY, TOO_SLOW, SHOWCASE_DOWN */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SHOWCASE_SLOW */
            readonly 504: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly state: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly expires: number;
                        readonly state: string;
                    };
                };
            };
            /** @description BAD_INPUT, BAD_ADDRESS */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description METHOD_NOT_ALLOWED */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BUSY, TOO_SLOW */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly warpConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly config: {
                            readonly banners: {
                                readonly [key: string]: {
                                    readonly end_time: number | null;
                                    readonly featured: number | null;
                                    readonly start_time: number;
                                    /** @enum {number} */
                                    readonly type: 1 | 2 | 11 | 12 | 21 | 22;
                                    readonly version: string | null;
                                };
                            };
                            readonly features: readonly string[];
                        };
                        readonly time: number;
                    };
                };
            };
            /** @description BAD_INPUT, BAD_ADDRESS */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description METHOD_NOT_ALLOWED */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BUSY, TOO_SLOW */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly warpFetch: {
        readonly parameters: {
            readonly query?: {
                readonly compare_id?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly bannerId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description Mean pulls for a 5★ and a 4★ by the survival curve, runs that have not ended included; null where too few are known. */
                        readonly averagePity: {
                            readonly five: {
                                readonly interval: readonly [
                                    number,
                                    number
                                ];
                                readonly mean: number;
                                readonly n: number;
                                readonly tries: number;
                            } | null;
                            readonly four: {
                                readonly interval: readonly [
                                    number,
                                    number
                                ];
                                readonly mean: number;
                                readonly n: number;
                                readonly tries: number;
                            } | null;
                        };
                        readonly byDay: readonly {
                            /** Format: date */
                            readonly day: string;
                            readonly fiveStars: number;
                            readonly pulls: number;
                        }[];
                        readonly byRoll: readonly {
                            readonly chance: {
                                readonly count: number;
                                readonly interval: readonly [
                                    number,
                                    number
                                ];
                                readonly n: number;
                                readonly rate: number | null;
                            };
                            readonly fiveStars: number;
                            readonly model: number;
                            readonly roll: number;
                            readonly share: number;
                        }[];
                        readonly censored: {
                            readonly byAtLeast: readonly {
                                readonly count: number;
                                readonly roll: number;
                            }[];
                            readonly n: number;
                        };
                        readonly compare: {
                            /** @description Mean pulls for a 5★ and a 4★ by the survival curve, runs that have not ended included; null where too few are known. */
                            readonly averagePity: {
                                readonly five: {
                                    readonly interval: readonly [
                                        number,
                                        number
                                    ];
                                    readonly mean: number;
                                    readonly n: number;
                                    readonly tries: number;
                                } | null;
                                readonly four: {
                                    readonly interval: readonly [
                                        number,
                                        number
                                    ];
                                    readonly mean: number;
                                    readonly n: number;
                                    readonly tries: number;
                                } | null;
                            };
                            readonly byDay: readonly {
                                /** Format: date */
                                readonly day: string;
                                readonly fiveStars: number;
                                readonly pulls: number;
                            }[];
                            readonly byRoll: readonly {
                                readonly chance: {
                                    readonly count: number;
                                    readonly interval: readonly [
                                        number,
                                        number
                                    ];
                                    readonly n: number;
                                    readonly rate: number | null;
                                };
                                readonly fiveStars: number;
                                readonly model: number;
                                readonly roll: number;
                                readonly share: number;
                            }[];
                            readonly censored: {
                                readonly byAtLeast: readonly {
                                    readonly count: number;
                                    readonly roll: number;
                                }[];
                                readonly n: number;
                            };
                            readonly contributors: number;
                            readonly id: number;
                            readonly items: readonly {
                                readonly itemId: number;
                                readonly share: {
                                    readonly count: number;
                                    readonly interval: readonly [
                                        number,
                                        number
                                    ];
                                    readonly n: number;
                                    readonly rate: number | null;
                                };
                            }[];
                            readonly jade: number;
                            readonly outcomes: {
                                readonly guaranteed: number;
                                readonly lost: number;
                                readonly unknown: number;
                                readonly winRate: {
                                    readonly count: number;
                                    readonly interval: readonly [
                                        number,
                                        number
                                    ];
                                    readonly n: number;
                                    readonly rate: number | null;
                                };
                                readonly won: number;
                            } | null;
                            readonly pulls: number;
                            readonly rates: {
                                readonly five: {
                                    readonly count: number;
                                    readonly interval: readonly [
                                        number,
                                        number
                                    ];
                                    readonly n: number;
                                    readonly rate: number | null;
                                };
                                readonly four: {
                                    readonly count: number;
                                    readonly interval: readonly [
                                        number,
                                        number
                                    ];
                                    readonly n: number;
                                    readonly rate: number | null;
                                };
                            };
                            /** @enum {number} */
                            readonly type: 1 | 2 | 11 | 12 | 21 | 22;
                        } | null;
                        readonly contributors: number;
                        readonly id: number;
                        readonly items: readonly {
                            readonly itemId: number;
                            readonly share: {
                                readonly count: number;
                                readonly interval: readonly [
                                    number,
                                    number
                                ];
                                readonly n: number;
                                readonly rate: number | null;
                            };
                        }[];
                        readonly jade: number;
                        /** @constant */
                        readonly note: "Contributors are volunteers; they may differ from other players.";
                        readonly outcomes: {
                            readonly guaranteed: number;
                            readonly lost: number;
                            readonly unknown: number;
                            readonly winRate: {
                                readonly count: number;
                                readonly interval: readonly [
                                    number,
                                    number
                                ];
                                readonly n: number;
                                readonly rate: number | null;
                            };
                            readonly won: number;
                        } | null;
                        readonly pulls: number;
                        readonly rates: {
                            readonly five: {
                                readonly count: number;
                                readonly interval: readonly [
                                    number,
                                    number
                                ];
                                readonly n: number;
                                readonly rate: number | null;
                            };
                            readonly four: {
                                readonly count: number;
                                readonly interval: readonly [
                                    number,
                                    number
                                ];
                                readonly n: number;
                                readonly rate: number | null;
                            };
                        };
                        /** @enum {number} */
                        readonly type: 1 | 2 | 11 | 12 | 21 | 22;
                    };
                };
            };
            /** @description BAD_INPUT, BAD_ADDRESS */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_SUCH_BANNER */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description METHOD_NOT_ALLOWED */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BUSY, TOO_SLOW, NO_STATISTICS */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly warpOverview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly code: number;
                        readonly contributors: number;
                        readonly count: number;
                        /** @constant */
                        readonly note: "Contributors are volunteers; they may differ from other players.";
                        readonly rateup_count: number;
                        readonly rateup_interval: readonly [
                            number,
                            number
                        ];
                        readonly rateup_key: number | null;
                        readonly rateup_n: number;
                    };
                };
            };
            /** @description BAD_INPUT, BAD_ADDRESS */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description METHOD_NOT_ALLOWED */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BUSY, TOO_SLOW, NO_STATISTICS */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly warpRank: {
        readonly parameters: {
            readonly query: {
                readonly average_pity?: string;
                readonly contests?: string;
                readonly five_stars?: string;
                readonly known_five_stars?: string;
                readonly pulls: string;
                readonly win_rate?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly type: "1" | "2" | "11" | "12" | "21" | "22";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly averagePity: {
                            readonly below: number;
                            readonly interval: readonly [
                                number,
                                number
                            ];
                            readonly n: number;
                        } | null;
                        readonly fiveStars: {
                            readonly below: number;
                            readonly interval: readonly [
                                number,
                                number
                            ];
                            readonly n: number;
                        } | null;
                        readonly floors: {
                            readonly averagePity: {
                                readonly fiveStars: number;
                                readonly pulls: number;
                            };
                            readonly winRate: {
                                readonly fiveStars: number;
                                readonly pulls: number;
                            };
                        };
                        /** @constant */
                        readonly note: "Contributors are volunteers; they may differ from other players.";
                        readonly pulls: {
                            readonly below: number;
                            readonly interval: readonly [
                                number,
                                number
                            ];
                            readonly n: number;
                        } | null;
                        readonly winRate: {
                            readonly below: number;
                            readonly interval: readonly [
                                number,
                                number
                            ];
                            readonly n: number;
                        } | null;
                    };
                };
            };
            /** @description BAD_INPUT, BAD_ADDRESS */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description METHOD_NOT_ALLOWED */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BUSY, TOO_SLOW, NO_STATISTICS */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly warpImport: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A state that `GET state` gave within the hour. */
                readonly "X-SRS-Verify": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly banners: readonly {
                        readonly from: string;
                        /** @enum {number} */
                        readonly type: 1 | 2 | 11 | 12 | 21 | 22;
                    }[];
                    readonly contribute?: boolean;
                    readonly known: {
                        readonly [key: string]: {
                            readonly [key: string]: readonly string[];
                        };
                    };
                    readonly link: string;
                };
            };
        };
        readonly responses: {
            /** @description The answer, a JSON value a line. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/x-ndjson": {
                        /** @constant */
                        readonly event: "page";
                        readonly next: string;
                        readonly rows: readonly {
                            readonly gachaId: number;
                            readonly id: string;
                            readonly itemId: number;
                            readonly time: string;
                        }[];
                        /** @enum {number} */
                        readonly type: 1 | 2 | 11 | 12 | 21 | 22;
                        readonly uid: string;
                        readonly unread: number;
                        readonly zone: number | null;
                    } | {
                        /** @constant */
                        readonly event: "wait";
                        readonly ms: number;
                        /** @enum {string} */
                        readonly reason: "THROTTLED" | "NETWORK";
                    } | {
                        /** @enum {string} */
                        readonly end: "ALL" | "KNOWN";
                        /** @constant */
                        readonly event: "banner";
                        /** @enum {number} */
                        readonly type: 1 | 2 | 11 | 12 | 21 | 22;
                    } | {
                        readonly added: number | null;
                        /** @constant */
                        readonly event: "contribution";
                        readonly receipt: string;
                        /** @enum {number} */
                        readonly type: 1 | 2 | 11 | 12 | 21 | 22;
                    } | {
                        /** @constant */
                        readonly event: "done";
                    } | {
                        /** @constant */
                        readonly event: "failed";
                        readonly failure: {
                            readonly args: {
                                readonly message: string;
                                readonly retcode: number;
                            };
                            /** @constant */
                            readonly code: "GAME_REFUSED";
                        } | {
                            /** @enum {string} */
                            readonly code: "LINK_EXPIRED" | "LINK_DAMAGED" | "ANSWER_BROKEN" | "ACCOUNTS_MIXED" | "GAME_BUSY" | "GAME_UNREACHABLE" | "TAKEN_OVER" | "IMPORT_FAILED";
                        };
                    };
                };
            };
            /** @description BAD_INPUT, BAD_ADDRESS, BAD_JSON, BODY_CUT, LINK_EMPTY, LINK_HOST, LINK_NO_KEY */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BAD_STATE */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description METHOD_NOT_ALLOWED */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BODY_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_IMPORTS */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BUSY, TOO_SLOW, BUSY */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
