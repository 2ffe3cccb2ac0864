// Variables of the environment that name a game server by its id, for example RCON_SKYBLOCK_PASSWORD.
import { isAddress } from '#server/platform/kernel/address.ts'
import { BOARDS_URL_FORM, toBoardsAddress } from './boards-address.ts'

/** Every variable below is null when it is not given. */
export type ServerVariables = {
  /** RCON_HOST, RCON_PORT, RCON_PASSWORD and BEDROCK_PREFIX are of the first server. */
  readonly first: {
    readonly rconHost: string | null
    readonly rconPort: number
    readonly rconPassword: string | null
    readonly bedrockPrefix: string | null
  }
  readonly networkPing: string | null
  readonly bedrockPing: string | null
  /** RCON_FAILURE_TEXTS is of every server. */
  readonly failureTexts: readonly string[] | null
  /** Variables that name a server, by the name of the variable. */
  readonly named: Readonly<Record<string, string>>
}

type Rule = { readonly name: RegExp; readonly form: string; isValid(value: string): boolean }

/** Stands for the server `skyblock`, as before servers had ids. */
const TYCOON = 'TYCOON'

const RULES: readonly Rule[] = [
  {
    name: /^GAME_PING_(?!NETWORK$|BEDROCK$)[A-Z0-9_]+$/,
    form: 'host or host:port',
    isValid: isAddress,
  },
  { name: /^RCON_[A-Z0-9_]+_PASSWORD$/, form: 'a password', isValid: () => true },
  {
    name: /^AJLEADERBOARDS_[A-Z0-9_]+_URL$/,
    form: BOARDS_URL_FORM,
    isValid: (value) => toBoardsAddress(value) !== null,
  },
  { name: /^AJLEADERBOARDS_[A-Z0-9_]+_PASSWORD$/, form: 'a password', isValid: () => true },
]

export function isServerVariable(name: string): boolean {
  return RULES.some((rule) => rule.name.test(name))
}

/** The given variables that name a server, and one line for each that is not valid. */
export function readNamedVariables(given: Readonly<Record<string, string | undefined>>) {
  const named: Record<string, string> = {}
  const problems: string[] = []
  for (const [name, value = ''] of Object.entries(given)) {
    const rule = RULES.find((known) => known.name.test(name))
    if (!rule) continue
    if (rule.isValid(value)) named[name] = value
    else problems.push(`${name} must be ${rule.form}`)
  }
  return { named, problems }
}

export function hasPing({ networkPing, bedrockPing, named }: ServerVariables): boolean {
  return networkPing !== null || bedrockPing !== null || isNamed(named, 'GAME_PING_', '')
}

export function hasBoards({ named }: ServerVariables): boolean {
  return isNamed(named, 'AJLEADERBOARDS_', '_URL')
}

function isNamed(named: ServerVariables['named'], start: string, end: string): boolean {
  return Object.keys(named).some((name) => name.startsWith(start) && name.endsWith(end))
}

export function pingVariable(id: string): string {
  return `GAME_PING_${keyOf(id)}`
}

export function rconPasswordVariable(id: string): string {
  return `RCON_${keyOf(id)}_PASSWORD`
}

export function boardsPasswordVariable(id: string): string {
  return `AJLEADERBOARDS_${keyOf(id)}_PASSWORD`
}

/** The first that is given wins. */
export function boardsUrlVariables(id: string): string[] {
  return [keyOf(id), ...(id === 'skyblock' ? [TYCOON] : [])].map((key) => `AJLEADERBOARDS_${key}_URL`)
}

function keyOf(id: string): string {
  return id.toUpperCase().replaceAll('-', '_')
}
