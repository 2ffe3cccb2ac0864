// A site with three game servers that fail apart from each other, and players who join and leave.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { demoSettings } from '../../content/settings/index.ts'
import { openPostgres } from '../../server/platform/database/postgres.ts'
import { openSqlite } from '../../server/platform/database/sqlite.ts'
import { type ConsoleFault, type Executed, startGameConsole } from '../../simulators/game-console.ts'
import { OWNER_SETTINGS, signIn } from './admins.ts'
import type { RunOptions } from './chaos-test.ts'
import { openChaosWorld } from './chaos-world.ts'
import { readLines } from './history.ts'
import { checkServers, type ServerAction, type ServersVerdict } from './servers-checker.ts'

export const SERVERS = ['survival', 'skyblock', 'creative'] as const
export type ServerName = (typeof SERVERS)[number]

/** Commands of one product: one for each server, and one that waits for the player. */
const COMMANDS = [
  { server: 'survival', text: 'points give %player% 20' },
  { server: 'skyblock', text: 'eco give %player% 500' },
  { server: 'creative', text: 'lp user %player% parent add vega' },
  { server: 'creative', text: 'give %player% diamond 5', wait_online: true },
] as const
/** Commands that wait for the player are an action of their own. */
const ACTIONS_OF_ORDER = ['survival', 'skyblock', 'creative', 'creative']
const PASSWORD = 'servers-password'

export type ServersWorld = Awaited<ReturnType<typeof openServersWorld>>

type Options = { name: string; databaseUrl?: string }

export async function openServersWorld(options: RunOptions, { name, databaseUrl }: Options) {
  const env = { ...OWNER_SETTINGS, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const world = await openChaosWorld(options, { name, env })
  const logOf = (server: string) => join(world.folder, `${server}.jsonl`)
  const [skyblock, creative] = await Promise.all(
    ['skyblock', 'creative'].map((server) =>
      startGameConsole({ password: PASSWORD, logFile: logOf(server), players: () => [...online] }),
    ),
  )
  if (!skyblock || !creative) throw new Error('no game servers')
  const games = { survival: world.game, skyblock, creative }
  const online = new Set<string>()
  const joinedAt = new Map<string, number>()
  const paid: string[] = []
  const usernames: string[] = []

  await world.start()
  const admin = await signIn(world.site.url)
  const productId = await setUp(admin, { skyblock: skyblock.port, creative: creative.port })
  const db = databaseUrl ? openPostgres(databaseUrl, { warn: () => {} }) : null

  async function actions(): Promise<ServerAction[]> {
    const open = db ?? openSqlite(world.site.databaseFile)
    try {
      return await open
        .selectFrom('send_action')
        .innerJoin('orders', 'orders.id', 'send_action.order_id')
        .select(['reference', 'orders.status', 'send_action.server', 'send_action.state'])
        .select(['send_action.needs_person', 'send_action.commands'])
        .execute()
    } finally {
      if (!db) await open.destroy()
    }
  }

  function executed(server: ServerName): Executed[] {
    const entries =
      server === 'survival'
        ? world.executed()
        : existsSync(logOf(server))
          ? readLines<Executed>(logOf(server))
          : []
    return entries.filter(({ command }) => command !== 'list')
  }

  return {
    ...world,
    games,
    actions,
    executed,
    /** Orders and pays; the player is not online yet. */
    async buy(): Promise<{ reference: string; username: string; paying: Promise<void> }> {
      const { reference, username } = await world.customers.order({ productId })
      joinedAt.set(`give ${username} diamond 5`, Number.POSITIVE_INFINITY)
      paid.push(reference)
      usernames.push(username)
      return { reference, username, paying: world.pay(reference) }
    },
    join(username: string): void {
      online.add(username)
      const command = `give ${username} diamond 5`
      joinedAt.set(command, Math.min(joinedAt.get(command) ?? Number.POSITIVE_INFINITY, Date.now()))
    },
    leave: (username: string) => void online.delete(username),
    async setFault(server: ServerName, fault: ConsoleFault | 'away' | null): Promise<void> {
      const game = games[server]
      game.setFault(fault === 'away' ? null : fault)
      if (fault === 'away') await game.goAway()
      else await game.comeBack()
    },
    async check(): Promise<ServersVerdict> {
      return checkServers({
        paid,
        servers: ACTIONS_OF_ORDER,
        actions: await actions(),
        executed: Object.fromEntries(SERVERS.map((server) => [server, executed(server)])),
        joinedAt,
      })
    },
    paid: () => paid.length,
    usernames: (): readonly string[] => usernames,
    /** Players who have not joined yet. */
    late: [] as string[],
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]()
      await Promise.all([skyblock.close(), creative.close(), db?.destroy()])
    },
  }
}

type Admin = Awaited<ReturnType<typeof signIn>>

/** Through the console, as an owner does it: addresses, passwords, product. */
async function setUp(admin: Admin, ports: Record<'skyblock' | 'creative', number>): Promise<string> {
  const list = demoSettings.servers.list.map((server) => {
    const port = server.id === 'skyblock' || server.id === 'creative' ? ports[server.id] : null
    return { ...server, rcon: port === null ? null : { host: '127.0.0.1', port } }
  })
  const value = { ...demoSettings.servers, list }
  await must(admin.ask('settings/servers', { method: 'PUT', json: { version: 0, value } }))
  for (const server of ['skyblock', 'creative']) {
    await must(
      admin.ask(`secrets/servers.${server}.rcon_password`, { method: 'PUT', json: { value: PASSWORD } }),
    )
  }
  const product = {
    name: 'Everywhere',
    price: 20_000,
    image_url: '/art/points-pouch-1024.webp',
    sort_id: 1,
    description: ['On every server'],
    execute: COMMANDS.map((command) => ({ type: 'commands', ...command })),
  }
  const { text } = await must(admin.ask('products', { method: 'POST', json: product }))
  return (JSON.parse(text) as { _id: string })._id
}

async function must<Reply extends { status: number; text: string }>(asking: Promise<Reply>): Promise<Reply> {
  const reply = await asking
  if (reply.status !== 200) throw new Error(`refused: ${reply.status} ${reply.text}`)
  return reply
}
