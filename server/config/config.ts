// Settings: read from the environment once at the start, validated and frozen. No other file reads the environment.
import type * as z from 'zod'
import {
  hasBoards,
  hasPing,
  readNamedVariables,
  type ServerVariables,
} from '#server/network/servers/server-variables.ts'
import { readNoticeVariables, toMailServer } from '#server/team/notices/notice-variables.ts'
import { ruleProblems } from './config-rules.ts'
import { Variables } from './config-variables.ts'
import { configWarnings } from './config-warnings.ts'
import { readGateways } from './gateway-variables.ts'

export type Env = Record<string, string | undefined>

/** Without those that name a game server. */
export const VARIABLE_NAMES = Object.keys(Variables.shape).filter((name) => name !== 'NODE_ENV')

export class ConfigError extends Error {}

export type Config = ReturnType<typeof readConfig>

/** Throws a ConfigError with one line for each wrong variable. An empty value counts as not given. */
export function readConfig(env: Env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = Variables.safeParse(given)
  const { named, problems: namedProblems } = readNamedVariables(given)
  const problems = [
    ...(result.success ? ruleProblems(result.data) : formProblems(result.error)),
    ...namedProblems,
  ]
  if (!result.success || problems.length > 0) throw new ConfigError(problems.join('\n'))
  const config = toConfig(result.data, named, readNoticeVariables(given))
  return Object.freeze({ ...config, env: given, warnings: configWarnings(given, config) })
}

function formProblems(error: z.ZodError): string[] {
  return error.issues.map(({ path, message }) => `${String(path[0])} must be ${message}`)
}

type Named = Readonly<Record<string, string>>

function toConfig(v: Variables, named: Named, noticeSecrets: Named) {
  const servers = toServerVariables(v, named)
  const gateways = readGateways(v)
  const hasRealMoney = gateways.some(({ isTest }) => !isTest)
  const isProduction = v.NODE_ENV === 'production' || hasRealMoney
  const simulates = !isProduction || v.ALLOW_SANDBOX
  return {
    port: v.PORT,
    // A live site without a proxy has neither certificate nor limits: it must not be reachable by accident.
    host: v.HOST ?? (isProduction && !v.TRUST_PROXY ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: v.PUBLIC_URL ?? `http://localhost:${v.PORT}`,
    dataDir: v.DATA_DIR,
    trustProxy: v.TRUST_PROXY,
    logLevel: v.LOG_LEVEL,
    logFormat: v.LOG_FORMAT ?? null,
    metricsToken: v.METRICS_TOKEN ?? null,
    pageCache: v.PAGE_CACHE === 'on',
    securityContact: v.SECURITY_CONTACT ?? null,
    databaseUrl: v.DATABASE_URL ?? null,
    secretKey: v.SECRET_KEY ?? null,
    allowSandbox: v.ALLOW_SANDBOX,
    retentionDays: { unpaid: v.RETENTION_UNPAID_DAYS || null, audit: v.RETENTION_AUDIT_DAYS || null },
    /** Money or visitors are real: nothing secret is printed. */
    isProduction,
    /** A part without a real source runs on a simulator; otherwise it is off. */
    simulates,
    /** Visitors see the entries of the demo. Nothing of it is sold for real money. */
    isDemo: simulates && !hasRealMoney,
    /** Paid orders are never sent to a simulator. */
    hasRealMoney,
    /** Heads may come from plain http and from private addresses. */
    allowPrivateHeads: v.HEADS_ALLOW_PRIVATE || !isProduction,
    firstAdmin: { username: v.ADMIN_USERNAME ?? null, password: v.ADMIN_PASSWORD ?? null },
    gameAddress: v.GAME_ADDRESS ?? null,
    serverVariables: servers,
    /** The environment has an address to ping, or a leaderboard database. */
    namesPing: hasPing(servers),
    namesBoards: hasBoards(servers),
    reservedUsernames: v.RESERVED_USERNAMES,
    /** Empty: a simulator, or no payments. */
    gateways,
    turnstile: ifComplete({
      siteKey: v.TURNSTILE_SITE_KEY,
      secretKey: v.TURNSTILE_SECRET_KEY,
      scriptUrl: v.TURNSTILE_SCRIPT_URL,
      verifyUrl: v.TURNSTILE_VERIFY_URL,
    }),
    notices: {
      named: noticeSecrets,
      smtp: v.SMTP_URL && v.SMTP_FROM ? toMailServer(v.SMTP_URL, v.SMTP_FROM) : null,
    },
    /** Webhooks may lead to addresses of this machine and its network. */
    allowPrivateWebhooks: v.NOTICES_ALLOW_PRIVATE || !isProduction,
    boardsEveryMs: v.AJLEADERBOARDS_SECONDS * 1_000,
    /** Null: no receiver, except the one of a demo. */
    votifier: v.VOTIFIER_PORT === undefined ? null : { host: v.VOTIFIER_HOST, port: v.VOTIFIER_PORT },
    votifierToken: v.VOTIFIER_TOKEN ?? null,
    s3: ifComplete({
      endpoint: v.S3_ENDPOINT,
      region: v.S3_REGION,
      bucket: v.S3_BUCKET,
      accessKeyId: v.S3_ACCESS_KEY_ID,
      secretAccessKey: v.S3_SECRET_ACCESS_KEY,
      publicUrl: v.S3_PUBLIC_URL,
    }),
  }
}

function toServerVariables(v: Variables, named: ServerVariables['named']): ServerVariables {
  return {
    first: {
      rconHost: v.RCON_HOST ?? null,
      rconPort: v.RCON_PORT,
      rconPassword: v.RCON_PASSWORD ?? null,
      bedrockPrefix: v.BEDROCK_PREFIX ?? null,
    },
    networkPing: v.GAME_PING_NETWORK ?? null,
    bedrockPing: v.GAME_PING_BEDROCK ?? null,
    failureTexts: v.RCON_FAILURE_TEXTS,
    named,
  }
}

type Complete<Settings> = { [Name in keyof Settings]: NonNullable<Settings[Name]> }

function ifComplete<Settings extends object>(settings: Settings): Complete<Settings> | null {
  const isComplete = Object.values(settings).every((value) => value !== undefined)
  return isComplete ? (settings as Complete<Settings>) : null
}
