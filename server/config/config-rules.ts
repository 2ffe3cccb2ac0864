// Rules between settings: which must be given together, and which must not be combined.
import { GATEWAY_ACCOUNTS } from '#contract/settings/gateways.ts'
import { isDummySecret } from '#server/site/bot-check/turnstile.ts'
import type { Variables } from './config-variables.ts'
import { GATEWAY_VARIABLES, readGateways } from './gateway-variables.ts'

type Name = keyof Variables

/** All of a group or none. */
const GROUPS: readonly (readonly Name[])[] = [
  ...Object.values(GATEWAY_VARIABLES).map(({ account }) => Object.values(account)),
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
  ['SMTP_URL', 'SMTP_FROM'],
  ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_PUBLIC_URL'],
]

/** One line for each broken rule. */
export function ruleProblems(variables: Variables): string[] {
  return [
    ...incompleteGroupProblems(variables),
    ...playMoneyProblems(variables),
    ...sandboxKeyProblems(variables),
    ...dummyProblems(variables),
    ...portProblems(variables),
  ]
}

function incompleteGroupProblems(variables: Variables): string[] {
  return GROUPS.flatMap((group) => {
    const missing = group.filter((name) => variables[name] === undefined)
    if (missing.length === 0 || missing.length === group.length) return []
    return [
      `${missing.join(', ')} must be given together with ${group.filter((n) => !missing.includes(n)).join(', ')}`,
    ]
  })
}

/** Play money must never buy anything in a real game. Production without a gateway has none: payments are off. */
function playMoneyProblems(variables: Variables): string[] {
  const { RCON_HOST, NODE_ENV, ALLOW_SANDBOX } = variables
  const tests = readGateways(variables).map(({ isTest }) => isTest)
  if (tests.includes(true) && tests.includes(false))
    return ['TRIPAY_URL and MIDTRANS_BASE_URL must both be of real payments, or both be a sandbox']
  const isPlayMoney = tests[0] ?? NODE_ENV !== 'production'
  if (!isPlayMoney || !RCON_HOST || ALLOW_SANDBOX) return []
  return [
    'ALLOW_SANDBOX must be 1 to start with sandbox payments while RCON_HOST is set; or set the keys of real payments, TRIPAY_ or MIDTRANS_',
  ]
}

/** Keys of a sandbox at the address of real payments: the store would count as live, and every checkout would fail. */
function sandboxKeyProblems(variables: Variables): string[] {
  const { TRIPAY_API_KEY = '', MIDTRANS_SERVER_KEY = '', TRIPAY_URL, MIDTRANS_BASE_URL } = variables
  const { tripay, midtrans } = GATEWAY_ACCOUNTS
  return [
    ...(TRIPAY_API_KEY.startsWith('DEV-') && TRIPAY_URL === tripay.live
      ? [`TRIPAY_API_KEY must not be of the sandbox, or TRIPAY_URL must be ${tripay.sandbox}`]
      : []),
    ...(MIDTRANS_SERVER_KEY.startsWith('SB-') && MIDTRANS_BASE_URL === midtrans.live
      ? [`MIDTRANS_SERVER_KEY must not be of the sandbox, or MIDTRANS_BASE_URL must be ${midtrans.sandbox}`]
      : []),
  ]
}

function portProblems({ PORT, VOTIFIER_PORT }: Variables): string[] {
  return VOTIFIER_PORT !== undefined && VOTIFIER_PORT !== 0 && VOTIFIER_PORT === PORT
    ? ['VOTIFIER_PORT must be another port than PORT']
    : []
}

/** With Cloudflare's test secrets every token passes. */
function dummyProblems({ TURNSTILE_SECRET_KEY, NODE_ENV }: Variables): string[] {
  const isDummy = TURNSTILE_SECRET_KEY !== undefined && isDummySecret(TURNSTILE_SECRET_KEY)
  return isDummy && NODE_ENV === 'production'
    ? ['TURNSTILE_SECRET_KEY must be a real secret in production']
    : []
}
