// A site with three game servers that fail apart from each other, and players who join and leave.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { demoSettings } from '../../content/settings/index.ts'
import { type ConsoleFault, type Executed, startGameConsole } from '../../tests/simulators/game-console.ts'
import { type SignedInAdmin, signIn } from './admins.ts'
import { sendCallback } from './callbacks.ts'
import type { RunOptions } from './chaos-test.ts'
import { type ChaosWorld, type DatabaseName, openChaosWorld, verdictOf } from './chaos-world.ts'
import type { ActionFound, ExpectedAction, Verdict } from './checker.ts'
import { readLines } from './history.ts'

export const SERVERS = ['survival', 'skyblock', 'creative'] as const
export type ServerName = (typeof SERVERS)[number]

const PRODUCTS = 10

/** Commands of a product: one for each server, of which one names the quantity, and one that waits for the player. */
const commandsOf = (product: number) => [
  { server: 'survival', text: `points give %player% 2${product}` },
  { server: 'skyblock', text: `eco give %player% 50${product} %quantity%` },
  { server: 'creative', text: `lp user %player% parent add vega${product}` },
  { server: 'creative', text: `${waiting('%player%')}${product}`, wait_online: true },
]

/** Begins the commands that wait for the player. */
export const waiting = (username: string) => `give ${username} diamond `
const PASSWORD = 'servers-password'

export type ServersWorld = Awaited<ReturnType<typeof openServersWorld>>

export async function openServersWorld(options: RunOptions, name: string, database?: DatabaseName) {
  const world = await openChaosWorld(options, { name, database })
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
  const paid = new Map<string, ExpectedAction[]>()
  const usernames: string[] = []

  await world.start()
  const admin = await signIn(world.site.url)
  const products = await setUp(admin, { skyblock: skyblock.port, creative: creative.port })

  const actions = (): Promise<ActionFound[]> =>
    world.read((db) =>
      db
        .selectFrom('send_action')
        .select(['order_id', 'server', 'state', 'needs_person', 'commands'])
        .execute(),
    )

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
    /** Orders 1 to 10 lines in turn and pays; the player is not online yet. */
    async buy(): Promise<{ reference: string; username: string; paying: Promise<void> }> {
      const lines = Array.from({ length: (paid.size % PRODUCTS) + 1 }, (_, place) => (place % 2) + 1)
      const items = lines.map((quantity, place) => ({ productId: products[place], quantity }))
      const { reference, username } = await world.customers.order({ productId: undefined, items })
      for (const place of lines.keys()) joinedAt.set(`${waiting(username)}${place}`, Number.POSITIVE_INFINITY)
      paid.set(reference, expectedOf(lines, username))
      usernames.push(username)
      return { reference, username, paying: payTwice(world, reference) }
    },
    join(username: string): void {
      online.add(username)
      for (const [command, at] of joinedAt)
        if (command.startsWith(waiting(username))) joinedAt.set(command, Math.min(at, Date.now()))
    },
    leave: (username: string) => void online.delete(username),
    async setFault(server: ServerName, fault: ConsoleFault | 'away' | null): Promise<void> {
      const game = games[server]
      game.setFault(fault === 'away' ? null : fault)
      if (fault === 'away') await game.goAway()
      else await game.comeBack()
    },
    async check(): Promise<Verdict> {
      const ran = SERVERS.flatMap((server) => executed(server).map((entry) => ({ ...entry, server })))
      return verdictOf(world, { actions: await actions(), executed: ran, expected: paid, joinedAt })
    },
    paid: () => paid.size,
    /** How many commands the orders have for a server, without those that wait for the player. */
    wanted: (server: ServerName): number => countCommands([...paid.values()], server),
    usernames: (): readonly string[] => usernames,
    /** Players who have not joined yet. */
    late: [] as string[],
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]()
      await Promise.all([skyblock.close(), creative.close()])
    },
  }
}

/** Through the console, as an owner does it: addresses, passwords, product. */
async function setUp(
  admin: SignedInAdmin,
  ports: Record<'skyblock' | 'creative', number>,
): Promise<string[]> {
  const list = demoSettings.servers.list.map((server) => {
    const port = server.id === 'skyblock' || server.id === 'creative' ? ports[server.id] : null
    return { ...server, rcon: port === null ? null : { host: '127.0.0.1', port } }
  })
  await admin.save('servers', { ...demoSettings.servers, list })
  for (const server of ['skyblock', 'creative'])
    await admin.send('PUT', `secrets/servers.${server}.rcon_password`, { value: PASSWORD })
  return addProducts(admin, commandsOf)
}

/** Ten of the same price, with these commands. */
export async function addProducts(
  admin: SignedInAdmin,
  commandsOfProduct: (product: number) => readonly { text: string }[],
): Promise<string[]> {
  const ids: string[] = []
  for (let product = 0; product < PRODUCTS; product += 1) {
    const { _id } = await admin.send('POST', 'products', {
      name: `Everywhere ${product}`,
      price: 20_000,
      image_url: '/art/points-pouch-1024.webp',
      sort_id: product,
      description: ['On every server'],
      execute: commandsOfProduct(product).map((command) => ({ type: 'commands', ...command })),
    })
    ids.push(_id)
  }
  return ids
}

/** The gateway repeats a callback whose answer it has not seen; a site that was killed meanwhile answers neither. */
async function payTwice(world: ChaosWorld, reference: string): Promise<void> {
  await world.pay(reference)
  await sendCallback(world.site.url, world.tripay.signedCallback(reference)).catch(() => {})
}

function countCommands(orders: readonly ExpectedAction[][], server: ServerName): number {
  const ofServer = orders.map((actions) => actions.find((one) => one.server === server)?.commands ?? [])
  return ofServer.flat().length
}

/** One action for each server, and one for what waits; the commands of each line quantity times, one with the quantity once. */
function expectedOf(lines: readonly number[], username: string): ExpectedAction[] {
  return commandsOf(0).map(({ server }, kind) => ({
    server,
    commands: lines.flatMap((quantity, product) => {
      const text = commandsOf(product)[kind]?.text ?? ''
      const times = text.includes('%quantity%') ? 1 : quantity
      const filled = text.replace('%player%', username).replace('%quantity%', String(quantity))
      return Array.from({ length: times }, () => filled)
    }),
  }))
}
