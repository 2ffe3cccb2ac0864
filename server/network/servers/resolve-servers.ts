// Merges the saved servers with the environment, which wins, and the secrets.
import type { GameServer as SavedServer, Servers as SavedServers } from '#contract/settings/servers.schema.ts'
import { type Address, toAddress } from '#server/platform/kernel/address.ts'
import { toBoardsAddress } from './boards-address.ts'
import type { BoardsAddress, GameServer, GameServers } from './game-server.ts'
import {
  boardsPasswordVariable,
  boardsUrlVariables,
  pingVariable,
  rconPasswordVariable,
  type ServerVariables,
} from './server-variables.ts'

const JAVA_PORT = 25_565
const BEDROCK_PORT = 19_132

/** The password of this name, for the address that it will be sent to, and whether the environment gives that as well. */
export type FindPassword = (name: string, address: string, isGiven: boolean) => string | null

export function serverSecret(id: string, kind: 'rcon_password' | 'boards_password'): string {
  return `servers.${id}.${kind}`
}

export function resolveServers(
  { network, list }: SavedServers,
  variables: ServerVariables,
  findPassword: FindPassword,
): GameServers {
  const { networkPing, bedrockPing } = variables
  const resolved = list.map((saved, index) =>
    resolveServer(saved, { variables, findPassword, isFirst: index === 0 }),
  )
  return {
    network: {
      ping: networkPing === null ? unbracketed(network.ping) : toAddress(networkPing, JAVA_PORT),
      bedrockPing:
        bedrockPing === null ? unbracketed(network.bedrock_ping) : toAddress(bedrockPing, BEDROCK_PORT),
    },
    list: resolved.map(({ server }) => server),
    simulated: { rcon: false, ping: false, boards: false },
    environment: Object.fromEntries([
      ...(networkPing === null ? [] : [['network.ping', 'GAME_PING_NETWORK']]),
      ...(bedrockPing === null ? [] : [['network.bedrock_ping', 'GAME_PING_BEDROCK']]),
      ...resolved.flatMap(({ locked }, index) =>
        Object.entries(locked).map(([field, variable]) => [`list.${index}.${field}`, variable]),
      ),
    ]),
  }
}

type Context = { variables: ServerVariables; findPassword: FindPassword; isFirst: boolean }

export function resolveServer(saved: SavedServer, context: Context) {
  const { variables, isFirst } = context
  const { first, named } = variables
  const locked: Record<string, string> = {}
  const ping = named[pingVariable(saved.id)]
  if (ping !== undefined) locked.ping = pingVariable(saved.id)
  if (isFirst && first.rconHost !== null) locked.rcon = 'RCON_HOST'
  if (isFirst && first.bedrockPrefix !== null) locked.bedrock_prefix = 'BEDROCK_PREFIX'
  const boardsVariable = boardsUrlVariables(saved.id).find((name) => named[name] !== undefined)
  if (boardsVariable) locked.boards = boardsVariable
  if (variables.failureTexts !== null) locked.failure_texts = 'RCON_FAILURE_TEXTS'

  const server: GameServer = {
    id: saved.id,
    name: saved.name,
    bedrockPrefix: (isFirst ? first.bedrockPrefix : null) ?? saved.bedrock_prefix,
    failureTexts: variables.failureTexts ?? saved.failure_texts,
    ping: ping === undefined ? unbracketed(saved.ping) : toAddress(ping, JAVA_PORT),
    boards: boardsVariable
      ? withPassword(toBoardsAddress(named[boardsVariable] ?? ''), true, saved.id, context)
      : withPassword(toSavedBoards(saved), false, saved.id, context),
    ...rconOf(saved, context),
  }
  return { server, locked }
}

function rconOf(saved: SavedServer, { variables, findPassword, isFirst }: Context) {
  const { rconHost, rconPort } = variables.first
  const isGiven = isFirst && rconHost !== null
  const address = isGiven ? { host: rconHost, port: rconPort } : unbracketed(saved.rcon)
  if (!address) return { rcon: null, rconLacks: 'address' as const }
  const password = findPassword(serverSecret(saved.id, 'rcon_password'), addressText(address), isGiven)
  if (!password) return { rcon: null, rconLacks: 'password' as const }
  return { rcon: { ...address, password, commandTimeoutMs: saved.reply_seconds * 1_000 }, rconLacks: null }
}

/** The secrets that these servers can use, with the variable of each, and its value where the environment gives one. */
export function listPasswords({ list }: SavedServers, { first, named }: ServerVariables) {
  return list.flatMap(({ id }, index) => {
    const [rcon, boards] = [rconPasswordVariable(id), boardsPasswordVariable(id)]
    const isShared = index === 0 && named[rcon] === undefined && first.rconPassword !== null
    return [
      {
        name: serverSecret(id, 'rcon_password'),
        variable: isShared ? 'RCON_PASSWORD' : rcon,
        value: isShared ? first.rconPassword : (named[rcon] ?? null),
      },
      { name: serverSecret(id, 'boards_password'), variable: boards, value: named[boards] ?? null },
    ]
  })
}

function toSavedBoards({ boards }: SavedServer): BoardsAddress | null {
  if (!boards || boards.kind === 'sqlite') return boards
  return { ...boards, host: withoutBrackets(boards.host), password: '' }
}

/** A password in the URL wins. */
function withPassword(
  address: BoardsAddress | null,
  isGiven: boolean,
  id: string,
  { findPassword }: Context,
) {
  if (address?.kind !== 'mysql' || address.password !== '') return address
  const password = findPassword(serverSecret(id, 'boards_password'), addressText(address), isGiven) ?? ''
  return { ...address, password }
}

function addressText({ host, port }: Address): string {
  return `${host}:${port}`
}

/** Where each password of these servers is sent, by the name of the secret. */
export function passwordAddresses(saved: SavedServers, variables: ServerVariables): Map<string, string> {
  const addresses = new Map<string, string>()
  resolveServers(saved, variables, (name, address) => {
    addresses.set(name, address)
    return null
  })
  return addresses
}

/** Where the password of each given variable is sent, with spaces between: ids can differ where their variables do not. */
export function givenAddresses(saved: SavedServers, variables: ServerVariables): Map<string, string> {
  const addresses = passwordAddresses(saved, variables)
  const sent = listPasswords(saved, variables).flatMap(({ name, variable, value }) => {
    const address = addresses.get(name)
    return value === null || address === undefined ? [] : [{ variable, address }]
  })
  const byVariable = Map.groupBy(sent, ({ variable }) => variable)
  return new Map(
    [...byVariable].map(([variable, all]) => [
      variable,
      all
        .map(({ address }) => address)
        .sort()
        .join(' '),
    ]),
  )
}

function unbracketed(address: Address | null): Address | null {
  return address && { host: withoutBrackets(address.host), port: address.port }
}

function withoutBrackets(host: string): string {
  return host.replace(/^\[|\]$/g, '')
}
