import { describe, expect, it } from 'vitest';
import { publicOrigin, readConfig } from './config';
import { ConfigError } from './config-error';

describe('readConfig', () => {
  it('needs nothing, and takes an empty variable for one that is not set', () => {
    const nothing = readConfig({});
    expect(nothing).toEqual({
      port: 3000,
      siteUrl: null,
      assetsUrl: null,
      assetsFolder: null,
      callsElsewhere: false,
      dataFolder: null,
      branch: 'main',
      revision: null,
      proxies: 0,
      recordsUrl: null,
      showcaseUrl: null,
      recordsPaceMs: 300,
      databaseUrl: null,
      storeFolder: '.trailbook',
      mostSyncBytes: null,
      statisticsKey: null,
      figuresStep: null,
      origins: [],
      clientConfig: null,
      drive: null,
      metricsToken: null,
      keepsOffline: true,
      adsScript: null,
      adsHosts: [],
      analyticsUrl: null,
      errorDsn: null,
      communities: {},
      hidesDebug: true,
      logsRequests: false,
    });
    expect(readConfig({ PORT: '', SITE_URL: '', ASSETS_URL: '', BRANCH: '' })).toEqual(nothing);
  });

  it('takes addresses with or without a slash at their end', () => {
    const config = readConfig({
      SITE_URL: 'https://trailbook.example/',
      ASSETS_URL: 'http://localhost:4000/cdn//',
    });
    expect(config.siteUrl).toBe('https://trailbook.example');
    expect(config.assetsUrl).toBe('http://localhost:4000/cdn');
  });

  it('says what is wrong with an address of pictures', () => {
    expect(() => readConfig({ ASSETS_URL: 'cdn' })).toThrow(/address .* or a folder/);
    expect(() => readConfig({ ASSETS_URL: 'https://a.example/?b' })).toThrow(/leave out .* query/);
  });

  it('takes a folder for pictures and voices, which the site serves itself', () => {
    const own = { assetsUrl: '/assets' };
    expect(readConfig({ ASSETS_URL: '/srv/assets' })).toMatchObject({
      ...own,
      assetsFolder: '/srv/assets',
    });
    expect(readConfig({ ASSETS_URL: '../../assets' })).toMatchObject({
      ...own,
      assetsFolder: '../../assets',
    });
    expect(readConfig({ ASSETS_URL: 'https://cdn.example' }).assetsFolder).toBeNull();
  });

  it.each([
    ['true', 1],
    ['false', 0],
    ['0', 0],
    ['1', 1],
    ['3', 3],
  ])('TRUST_PROXY=%s is %i proxies', (text, proxies) => {
    expect(readConfig({ TRUST_PROXY: text }).proxies).toBe(proxies);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['SITE_URL', 'trailbook.example'],
    ['SITE_URL', 'ftp://trailbook.example'],
    ['SITE_URL', 'https://trailbook.example/below'],
    ['SITE_URL', 'https://user:secret@trailbook.example'],
    ['ASSETS_URL', 'cdn'],
    ['ASSETS_URL', 'javascript:alert(1)'],
    ['ASSETS_URL', '..'],
    ['ASSETS_URL', 'file:///srv/assets'],
    ['ASSETS_URL', 'https://cdn.example/?key=1'],
    ['BRANCH', 'a b'],
    ['REVISION', '<script>'],
    ['TRUST_PROXY', 'loopback'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '99'],
    ['DATABASE_URL', 'mysql://localhost/statistics'],
    ['STATS_KEY', 'short'],
    ['GOOGLE_CLIENT_ID', 'an id'],
    ['GOOGLE_CLIENT_SECRET', 'short'],
    ['GOOGLE_URL', 'https://accounts.google.com.evil.example'],
    ['CORS_ORIGINS', 'https://a.example, b.example'],
    ['CORS_ORIGINS', 'https://a.example/below'],
  ])('%s=%s stops the start, and the message names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} `));
  });

  describe('a stand-in of the game’s records', () => {
    const url = 'http://127.0.0.1:4790';

    it('is asked in development only', () => {
      const config = readConfig({ NODE_ENV: 'development', WARP_RECORDS_URL: url });
      expect(config.recordsUrl).toBe(url);
      expect(readConfig({ NODE_ENV: 'test', WARP_PACE_MS: '5' }).recordsPaceMs).toBe(5);
      for (const mode of [{}, { NODE_ENV: 'production' }, { NODE_ENV: 'staging' }]) {
        expect(() => readConfig({ ...mode, WARP_RECORDS_URL: url })).toThrow(/^WARP_RECORDS_URL /);
        expect(() => readConfig({ ...mode, WARP_PACE_MS: '5' })).toThrow(/^WARP_PACE_MS /);
        expect(() => readConfig({ ...mode, STATS_STEP_MS: '5' })).toThrow(/^STATS_STEP_MS /);
      }
    });

    it.each([
      'https://example.com:443',
      'http://example.com:80',
      'http://127.0.0.1.nip.io:80',
      'http://10.0.0.1:80',
      'http://0.0.0.0:80',
    ])('is on this machine: never %s', (address) => {
      const given = { NODE_ENV: 'development', WARP_RECORDS_URL: address };
      expect(() => readConfig(given)).toThrow(/^WARP_RECORDS_URL /);
    });
  });

  it('wants one key for all processes of a database, and never tells its address', () => {
    const url = 'postgres://user:secret@db.example/statistics';
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(/^STATS_KEY (?!.*secret)/);
    const key = 'k'.repeat(32);
    expect(readConfig({ DATABASE_URL: url, STATS_KEY: key }).databaseUrl).toBe(url);
  });

  it('takes a secret of Google’s only with the id that it belongs to, and a stand-in only in development', () => {
    const drive = { GOOGLE_CLIENT_ID: 'ours', GOOGLE_CLIENT_SECRET: 'a-long-secret' };
    expect(readConfig(drive).drive).toEqual({
      ...{ clientId: 'ours', clientSecret: 'a-long-secret', url: null },
    });
    expect(readConfig({ GOOGLE_CLIENT_ID: 'ours' }).drive?.clientSecret).toBeNull();
    const { GOOGLE_CLIENT_ID: _id, ...secret } = drive;
    expect(() => readConfig(secret)).toThrow(/^GOOGLE_CLIENT_ID /);
    const standIn = { ...drive, GOOGLE_URL: 'http://127.0.0.1:4792' };
    expect(() => readConfig(standIn)).toThrow(/^GOOGLE_URL /);
    expect(readConfig({ ...standIn, NODE_ENV: 'test' }).drive?.url).toBe(standIn.GOOGLE_URL);
  });

  it('names all that is wrong at once', () => {
    expect(() => readConfig({ PORT: 'x', ASSETS_URL: 'y' })).toThrow(/PORT .*\nASSETS_URL /);
  });
});

describe('the public origin', () => {
  it('is SITE_URL', () => {
    const config = readConfig({ SITE_URL: 'https://trailbook.example/', PORT: '4000' });
    expect(publicOrigin(config)).toBe('https://trailbook.example');
  });

  it('is this machine at the port of the server where SITE_URL is not set', () => {
    expect(publicOrigin(readConfig({ PORT: '4000' }))).toBe('http://localhost:4000');
  });
});
