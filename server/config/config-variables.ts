// Environment variables: name, format and default of each. Those that name a game server are read by server-variables.ts.
import * as z from 'zod'
import { GLOBAL_REFRESH_MS } from '#contract/network/leaderboards.ts'
import { GATEWAY_ACCOUNTS } from '#contract/settings/gateways.ts'
import { EmailAddress } from '#contract/settings/notices.schema.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#contract/team/admin.ts'
import { isAddress, isAddressRange, isHost } from '#server/platform/kernel/address.ts'
import { toMailServer } from '#server/team/notices/notice-variables.ts'

const port = z.coerce.number('a port number').int('a port number').min(0).max(65_535, 'a port below 65536')
const SECONDS = 'seconds, 10 to 3600'
const seconds = z.coerce.number(SECONDS).int(SECONDS).min(10, SECONDS).max(3_600, SECONDS)
const DAYS = '0 (off) or days, 30 to 3650'
const retentionDays = z.coerce
  .number(DAYS)
  .int(DAYS)
  .refine((days) => days === 0 || (days >= 30 && days <= 3_650), DAYS)
  .default(0)
const matching = (pattern: RegExp, form: string) => z.string().regex(pattern, form)
const webUrl = z.url({ protocol: /^https?$/, error: 'an http(s) address' })
const HOST_PORT = 'host or host:port'
const hostPort = z.string().refine(isAddress, HOST_PORT)
const flag = z
  .enum(['0', '1', 'true', 'false'], '0 or 1')
  .transform((value) => value === '1' || value === 'true')
const bucketUrl = webUrl.transform((url) => url.replace(/\/+$/, ''))

const FAILURE_TEXTS_MAX_LENGTH = 2_000
/** A shorter text would match replies of success. A colour code never matches: replies are stripped of them. */
const FAILURE_TEXT = /^[^§\p{Cc}]{4,}$/u

const RESERVED_NAME = /^[a-z0-9_.-]{1,24}$/

export const Variables = z.object({
  NODE_ENV: z.string().optional(),

  PORT: port.default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: webUrl.transform((url) => new URL(url).origin).optional(),
  DATA_DIR: z.string().default('./data'),
  TRUST_PROXY: z
    .string()
    .refine(isTrust, '0, 1, or the addresses of the proxies')
    .transform(toTrustedProxies)
    .default(false),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'a level such as info')
    .default('info'),
  LOG_FORMAT: z.enum(['pretty', 'json'], 'pretty or json').optional(),
  METRICS_TOKEN: matching(/^[\x21-\x7e]{16,256}$/, '16 to 256 characters without a space').optional(),

  DATABASE_URL: z.string().refine(isPostgresUrl, 'postgres://user:password@host:5432/name').optional(),

  RETENTION_UNPAID_DAYS: retentionDays,
  RETENTION_AUDIT_DAYS: retentionDays,

  ADMIN_USERNAME: matching(/^[A-Za-z0-9_.-]{3,32}$/, '3 to 32 letters, digits, _ . or -').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(PASSWORD_MIN_LENGTH, `at least ${PASSWORD_MIN_LENGTH} characters`)
    .max(PASSWORD_MAX_LENGTH, `at most ${PASSWORD_MAX_LENGTH} characters`)
    .optional(),

  GAME_ADDRESS: z
    .string()
    .refine((value) => /^[A-Za-z0-9.-]+(:\d+)?$/.test(value) && isAddress(value), HOST_PORT)
    .optional(),
  GAME_PING_NETWORK: hostPort.optional(),
  GAME_PING_BEDROCK: hostPort.optional(),

  RCON_HOST: z.string().refine(isHost, 'a host name or an IP address').optional(),
  RCON_PORT: port.default(25_575),
  RCON_PASSWORD: z.string().optional(),
  BEDROCK_PREFIX: matching(
    /^(?!-)[A-Za-z0-9_.-]{1,8}$/,
    '1 to 8 letters, digits, _ . or -, not beginning with -',
  ).optional(),
  RCON_FAILURE_TEXTS: z
    .string()
    .max(FAILURE_TEXTS_MAX_LENGTH, `at most ${FAILURE_TEXTS_MAX_LENGTH} characters`)
    .transform((value) => toTexts(value, '|'))
    .refine(
      (texts) => texts.every((text) => FAILURE_TEXT.test(text)),
      'plain texts of 4 characters or more, separated by |',
    )
    .optional()
    .transform((texts = []) => (texts.length > 0 ? texts : null)),

  RESERVED_USERNAMES: z
    .string()
    .transform((value) => toTexts(value.toLowerCase(), ','))
    .refine(
      (names) => names.every((name) => RESERVED_NAME.test(name)),
      'names as the game knows them, separated by commas',
    )
    .default([]),

  TRIPAY_URL: webUrl.default(GATEWAY_ACCOUNTS.tripay.live),
  TRIPAY_MERCHANT_CODE: z.string().optional(),
  TRIPAY_API_KEY: z.string().optional(),
  TRIPAY_PRIVATE_KEY: z.string().optional(),

  MIDTRANS_BASE_URL: webUrl.default(GATEWAY_ACCOUNTS.midtrans.live),
  MIDTRANS_MERCHANT_ID: z.string().optional(),
  MIDTRANS_SERVER_KEY: z.string().optional(),

  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET_KEY: z.string().optional(),
  TURNSTILE_SCRIPT_URL: webUrl.default('https://challenges.cloudflare.com/turnstile/v0/api.js'),
  TURNSTILE_VERIFY_URL: webUrl.default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),

  AJLEADERBOARDS_SECONDS: seconds.default(GLOBAL_REFRESH_MS / 1_000),

  VOTIFIER_PORT: port.optional(),
  VOTIFIER_HOST: z.string().refine(isHost, 'a host name or an IP address').default('0.0.0.0'),
  VOTIFIER_TOKEN: matching(/^[\x21-\x7e]{16,256}$/, '16 to 256 characters without a space').optional(),

  S3_ENDPOINT: bucketUrl.optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: bucketUrl.optional(),

  SECRET_KEY: matching(/^[0-9a-fA-F]{64}$/, '64 hexadecimal digits').optional(),

  SMTP_URL: z
    .string()
    .refine((url) => toMailServer(url, '') !== null, 'smtp://user:password@host:587 or smtps://…')
    .optional(),
  SMTP_FROM: EmailAddress.optional(),
  NOTICES_ALLOW_PRIVATE: flag.default(false),
  HEADS_ALLOW_PRIVATE: flag.default(false),

  ALLOW_SANDBOX: flag.default(false),
  SECURITY_CONTACT: matching(
    /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
    'mailto:address or https://…',
  ).optional(),
  PAGE_CACHE: z.enum(['on', 'off'], 'on or off').default('on'),
})

function isTrust(value: string): boolean {
  return /^(\d|true|false)$/.test(value) || value.split(',').every((range) => isAddressRange(range.trim()))
}

function isPostgresUrl(value: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value)) return false
  const { pathname, searchParams, hostname } = new URL(value)
  // A socket folder may stand in the query instead of a host.
  return pathname.length > 1 && (hostname !== '' || searchParams.has('host'))
}

/** A number is the count of trusted proxies, so a forwarded header written by a visitor is ignored. */
function toTrustedProxies(value: string): boolean | number | string {
  if (value === 'true') return 1
  if (value === 'false' || value === '0') return false
  return /^\d$/.test(value) ? Number(value) : value
}

function toTexts(value: string, separator: string): string[] {
  return value
    .split(separator)
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

export type Variables = z.output<typeof Variables>
