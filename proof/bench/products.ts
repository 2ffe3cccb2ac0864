// G18: ten and a hundred times as many products: the list costs no more than its bytes, one product the same.
// node_modules/.bin/node proof/bench/products.ts [--seconds 4]
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '#scripts/lib/build.ts'
import { loadAverage } from '#scripts/lib/load-average.ts'
import { type Site, serveSite, temporaryFolder } from '#scripts/lib/serve.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { insertProduct } from '#server/shop/products/product.repository.ts'
import { fetchBytes } from './fetch-bytes.ts'
import { type Goal, median, printGoals } from './goals.ts'
import { alternate, type Round } from './rounds.ts'

const COUNTS = { few: 12, more: 120, many: 1_200 }
type Size = keyof typeof COUNTS
type Shop = Site & { productId: string }
type Shops = Record<Size, Shop>
type Rounds = Record<Size, Round[]>

const LIST = '/api/store/products'
const CORE = 0
const CONNECTIONS = 32
const FLAT = 1.2
const LIMIT_MS = 20

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '4' } } })
const seconds = Math.max(1, Math.round(Number(values.seconds) || 4))

ensureBuilt()
const folder = temporaryFolder('products')
const shops: Shops = { few: await open('few'), more: await open('more'), many: await open('many') }
try {
  const list = await measure(() => LIST)
  const one = await measure(({ productId }) => `${LIST}/${productId}`)
  const bytes = async ({ url }: Shop) => (await fetchBytes(url + LIST)).body.length
  const growth = (await bytes(shops.many)) / (await bytes(shops.few))
  printGoals(goalsOf({ list, one, growth }))
  console.log(`\nLoad average: ${loadAverage()}`)
} finally {
  for (const shop of Object.values(shops)) await shop.stop()
  folder.remove()
}

async function open(size: Size): Promise<Shop> {
  const dataDir = join(folder.path, size)
  mkdirSync(dataDir, { recursive: true })
  const db = openSqlite(join(dataDir, 'angkasa.db'))
  await migrate(db)
  for (let number = 1; number <= COUNTS[size]; number += 1) {
    const fields = {
      name: `${number * 10} Premium Points`,
      price: 10_000 + number * 1_000,
      image_url: '/art/points-pouch-1024.webp',
      description: ['Points for every server', 'They arrive within seconds'],
      description_id: ['Poin untuk semua server', 'Tiba dalam hitungan detik'],
      commands: [{ text: 'points give %player% 10' }],
      sort_id: number,
    }
    await insertProduct(db, { id: idOf(number), fields, at: new Date() })
  }
  await db.destroy()
  const site = await serveSite({ core: CORE, dataDir })
  return { ...site, productId: idOf(COUNTS[size]) }
}

function idOf(number: number): string {
  return `PACK${number}`
}

function measure(pathOf: (shop: Shop) => string): Promise<Rounds> {
  const contender = (shop: Shop) => ({ pid: shop.pid, url: shop.url + pathOf(shop) })
  const contenders = {
    few: contender(shops.few),
    more: contender(shops.more),
    many: contender(shops.many),
  }
  return alternate({ contenders, connections: CONNECTIONS, seconds })
}

function goalsOf({ list, one, growth }: { list: Rounds; one: Rounds; growth: number }): Goal[] {
  const work = (rounds: Round[]) => median(rounds.map((round) => round.cpuUs))
  const errors = [...Object.values(list), ...Object.values(one)].flat().map((round) => round.errors)
  const times = (rounds: Round[]) => rounds.map(({ p99 }) => p99)
  return [
    { id: 'G18', what: 'answers that were none', figures: [Math.max(...errors)], atMost: { must: 0 } },
    {
      id: 'G18',
      what: `list of ${COUNTS.more} products, p99`,
      figures: times(list.more),
      unit: 'ms',
      digits: 1,
      atMost: { must: LIMIT_MS },
    },
    {
      id: 'G18',
      what: `list of ${COUNTS.many}: times the bytes of ${COUNTS.few}`,
      figures: [growth],
      digits: 1,
    },
    {
      id: 'G18',
      what: 'its processor time, times that of the short one, for each byte',
      figures: [work(list.many) / work(list.few) / growth],
      digits: 2,
      atMost: { must: 1 },
    },
    {
      id: 'G18',
      what: `one of ${COUNTS.many} products: processor time of one of ${COUNTS.few}`,
      figures: [work(one.many) / work(one.few)],
      digits: 2,
      atMost: { must: FLAT },
    },
  ]
}
