// One rule for what a demo shows: real payments or production hide it, and nothing else does.
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import type { Variables } from './config-variables.ts'

const TRIPAY = { TRIPAY_MERCHANT_CODE: 'T1', TRIPAY_API_KEY: 'k', TRIPAY_PRIVATE_KEY: 'p' }
const SANDBOX = { ...TRIPAY, TRIPAY_URL: 'https://tripay.co.id/api-sandbox' }
const MIDTRANS = { MIDTRANS_MERCHANT_ID: 'G1', MIDTRANS_SERVER_KEY: 'k' }
const MIDTRANS_SANDBOX = { ...MIDTRANS, MIDTRANS_BASE_URL: 'https://api.sandbox.midtrans.com' }
const PRODUCTION = { NODE_ENV: 'production' }

type Deciding = 'NODE_ENV' | Extract<keyof Variables, `TRIPAY_${string}` | `MIDTRANS_${string}`>

/** A value of every variable that does not decide whether the site is a demo. */
const ANY: Record<Exclude<keyof Variables, Deciding>, string> = {
  PORT: '3001',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://play.test',
  DATA_DIR: './other',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'warn',
  LOG_FORMAT: 'json',
  METRICS_TOKEN: 'x'.repeat(16),
  DATABASE_URL: 'postgres://db.test/site',
  RETENTION_UNPAID_DAYS: '30',
  RETENTION_AUDIT_DAYS: '400',
  ADMIN_USERNAME: 'owner',
  ADMIN_PASSWORD: 'a long enough password',
  GAME_ADDRESS: 'play.test',
  GAME_PING_NETWORK: 'mc.test',
  GAME_PING_BEDROCK: 'mc.test',
  RCON_HOST: 'mc.test',
  RCON_PORT: '25576',
  RCON_PASSWORD: 'x',
  BEDROCK_PREFIX: '.',
  RCON_FAILURE_TEXTS: 'Player not found',
  RESERVED_USERNAMES: 'herobrine',
  TURNSTILE_SITE_KEY: 'site',
  TURNSTILE_SECRET_KEY: 'secret',
  TURNSTILE_SCRIPT_URL: 'https://captcha.test/api.js',
  TURNSTILE_VERIFY_URL: 'https://captcha.test/verify',
  AJLEADERBOARDS_SECONDS: '60',
  VOTIFIER_PORT: '8192',
  VOTIFIER_HOST: '127.0.0.1',
  VOTIFIER_TOKEN: 'x'.repeat(16),
  S3_ENDPOINT: 'https://s3.test',
  S3_REGION: 'x',
  S3_BUCKET: 'b',
  S3_ACCESS_KEY_ID: 'k',
  S3_SECRET_ACCESS_KEY: 's',
  S3_PUBLIC_URL: 'https://img.test',
  SECRET_KEY: 'f'.repeat(64),
  SMTP_URL: 'smtp://mail.test:587',
  SMTP_FROM: 'site@play.test',
  NOTICES_ALLOW_PRIVATE: '1',
  HEADS_ALLOW_PRIVATE: '1',
  // Without it play money does not start beside RCON.
  ALLOW_SANDBOX: '1',
  SECURITY_CONTACT: 'mailto:a@play.test',
  PAGE_CACHE: 'off',
}
test('a demo stays one with every other variable set, until payments are real or the site is in production', () => {
  const boards = { AJLEADERBOARDS_SURVIVAL_URL: 'sqlite:a.db', GAME_PING_SURVIVAL: 'mc.test' }
  const { ALLOW_SANDBOX: _, RCON_HOST: __, ...others } = { ...ANY, ...boards }
  for (const env of [{}, others, { ...ANY, ...boards }, SANDBOX, MIDTRANS_SANDBOX, { ...others, ...SANDBOX }])
    expect(readConfig(env)).toMatchObject({ isDemo: true, simulates: true })
  for (const env of [TRIPAY, MIDTRANS, PRODUCTION, { ...SANDBOX, ...PRODUCTION }])
    expect(readConfig({ ...others, ...env })).toMatchObject({ isDemo: false, simulates: false })
  // The owner of a test server may have the simulators, but nothing of the demo is sold for real money.
  expect(readConfig({ ...ANY, ...TRIPAY })).toMatchObject({ isDemo: false, simulates: true })
  expect(readConfig({ ...ANY, ...PRODUCTION })).toMatchObject({ isDemo: true, simulates: true })
})
