// The disk with the database and the images is full, then has space again.
import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { pngOf } from '../../tests/simulators/odd-pictures.ts'
import { type SignedInAdmin, signIn } from './admins.ts'
import { all, type ChaosTest, fact, none, type Row } from './chaos-test.ts'
import { type ChaosWorld, comesTrue, openChaosWorld } from './chaos-world.ts'
import { duringOutage } from './failing-database.ts'
import { ask } from './request.ts'

const DISK_SIZE = '20m'
const UPLOADS = 5
const READY_LIMIT_MS = 60_000
const PLACES = ['gamemode-images', 'product-images']

export const fullDisk: ChaosTest = {
  name: 'full disk',
  async run(options) {
    await using world = await openChaosWorld(options, { name: 'full disk' })
    const { dataDir } = world.site
    mkdirSync(dataDir)
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE}`, 'tmpfs', dataDir])
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
      spawnSync('umount', ['-l', dataDir])
    }
  },
}

async function fillAndFree(world: ChaosWorld): Promise<Row[]> {
  const admin = await signIn(world.site.url)
  const isReady = async () => (await ask(`${world.site.url}/api/health/ready`)).status === 200
  const rows: Row[] = []
  const filesBefore = listUploads(world)
  const outage = await duringOutage(world, 'full', async (work) => {
    const room = fill(world.site.dataDir)
    await work()
    const uploads = await upload(admin)
    const refused = uploads.filter(({ status, text }) => status === 507 && JSON.parse(text).error)
    const ordered = await world.customers.tryToOrder()
    const left = listUploads(world).filter((name) => !filesBefore.includes(name)).length
    const stored = (await admin.send('GET', 'gamemode-images')).images.length
    rows.push(
      none('free bytes while it is full', room.left),
      all('pictures refused with 507 and a text', refused.length, uploads.length),
      none('files and rows of pictures left behind', left + stored),
      all('a new order is refused with 503', Number(ordered.status === 503), 1),
      all('and readiness says so', Number(!(await isReady())), 1),
    )
    room.free()
    return true
  })
  const added = await upload(admin)
  return [
    ...rows,
    ...outage,
    all('and pictures stored', added.filter(({ status }) => status === 200).length, added.length),
    all('and ready again by itself', Number(await comesTrue(isReady, READY_LIMIT_MS)), 1),
  ]
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
