// The disk with the database and the images is full, then has space again.
import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { pngOf } from '../../tests/simulators/odd-pictures.ts'
import { type SignedInAdmin, signIn } from './admins.ts'
import { isTaken, sendCallback } from './callbacks.ts'
import { all, type ChaosTest, fact, none, type Row } from './chaos-test.ts'
import { type ChaosWorld, comesTrue, openChaosWorld } from './chaos-world.ts'
import { ask } from './request.ts'

const DISK_SIZE = '20m'
const PAYMENTS = 5
const UPLOADS = 5
const DELIVERED_LIMIT_MS = 60_000
const PATHS = ['/en', '/id/store', '/api/store/products', '/api/health', '/api/leaderboards/global']
const PLACES = ['gamemode-images', 'product-images']

export const fullDisk: ChaosTest = {
  name: 'full disk',
  async run(options) {
    await using world = await openChaosWorld(options, { name: 'full disk' })
    mkdirSync(world.site.dataDir)
    const mounted = spawnSync('mount', [
      '-t',
      'tmpfs',
      '-o',
      `size=${DISK_SIZE}`,
      'tmpfs',
      world.site.dataDir,
    ])
    if (mounted.status !== 0) {
      return ['no disk', 'no test'].map((figure) =>
        fact('left out: this user may not mount a small disk', figure),
      )
    }
    try {
      await world.start()
      return await fillAndFree(world)
    } finally {
      await world.site.close()
      await world.check()
      spawnSync('umount', ['-l', world.site.dataDir])
    }
  },
}

async function fillAndFree(world: ChaosWorld): Promise<Row[]> {
  const admin = await signIn(world.site.url)
  world.tripay.setCallbacks(false)
  const references: string[] = []
  for (let turn = 0; turn < PAYMENTS; turn += 1) references.push((await world.customers.order()).reference)
  for (const reference of references) await world.pay(reference)
  const pid = world.site.pid()
  const filesBefore = listUploads(world)
  const room = fill(world.site.dataDir)
  const full = await whileFull(world, admin, references)
  const left = listUploads(world).filter((name) => !filesBefore.includes(name)).length
  const stored = (await admin.send('GET', 'gamemode-images')).images.length
  room.free()
  const taken = await callBack(world, references)
  const isDelivered = await comesTrue(() => world.game.executed().length === PAYMENTS, DELIVERED_LIMIT_MS)
  const added = await upload(admin)
  const isReady = await comesTrue(
    async () => (await ask(`${world.site.url}/api/health/ready`)).status === 200,
    DELIVERED_LIMIT_MS,
  )
  return [
    none('free bytes while it is full', room.left),
    ...full,
    none('files and rows of pictures left behind', left + stored),
    all('with room again: callbacks acknowledged', taken, PAYMENTS),
    all('and executed at the game, once each', isDelivered ? world.game.executed().length : 0, PAYMENTS),
    all('and pictures stored', added.filter(({ status }) => status === 200).length, added.length),
    all('and ready again by itself', Number(isReady), 1),
    all('by the same process', Number(world.site.isAlive() && world.site.pid() === pid), 1),
  ]
}

async function whileFull(world: ChaosWorld, admin: SignedInAdmin, references: string[]): Promise<Row[]> {
  const taken = await callBack(world, references)
  const uploads = await upload(admin)
  const refused = uploads.filter(
    ({ status, text }) => status === 507 && typeof JSON.parse(text).error === 'string',
  )
  const ordered = await world.customers.tryToOrder()
  const ready = await ask(`${world.site.url}/api/health/ready`)
  const pages = await Promise.all(PATHS.map((path) => ask(world.site.url + path)))
  const paid = world.rows("select id from orders where status = 'PAID'").length
  return [
    none('callbacks acknowledged while nothing can be stored', taken),
    none('orders that moved all the same, and executions', paid + world.game.executed().length),
    all('pictures refused with 507 and a text', refused.length, uploads.length),
    all('a new order is refused with 503', Number(ordered.status === 503), 1),
    all('and readiness says so', Number(ready.status === 503), 1),
    all('pages and reads go on', pages.filter(({ status }) => status === 200).length, pages.length),
  ]
}

/** How many were answered with success. */
async function callBack(world: ChaosWorld, references: readonly string[]): Promise<number> {
  let taken = 0
  for (const reference of references) {
    if (isTaken(await sendCallback(world.site.url, world.tripay.signedCallback(reference)))) taken += 1
  }
  return taken
}

async function upload(admin: SignedInAdmin) {
  const answers = []
  for (let turn = 0; turn < UPLOADS; turn += 1) {
    const form = new FormData()
    if (PLACES[turn % 2] === 'gamemode-images') form.set('gamemode', 'creative')
    form.set('image', new Blob([new Uint8Array(pngOf({ width: 900, height: 600 }))]))
    answers.push(await admin.ask(PLACES[turn % 2] ?? '', { method: 'POST', form }))
  }
  return answers
}

function listUploads({ site }: ChaosWorld): string[] {
  try {
    return readdirSync(join(site.dataDir, 'uploads'))
  } catch {
    return []
  }
}

/** Down to single bytes, so that the next write fails. */
function fill(folder: string) {
  const path = join(folder, 'filler')
  const file = openSync(path, 'w')
  for (let size = 1024 * 1024; size >= 1; ) {
    try {
      if (writeSync(file, Buffer.alloc(size)) < size) size = Math.floor(size / 2)
    } catch {
      size = Math.floor(size / 2)
    }
  }
  closeSync(file)
  const { bavail, bsize } = statfsSync(folder)
  return { left: bavail * bsize, free: () => rmSync(path) }
}
