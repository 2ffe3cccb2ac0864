// One of two gateways fails in every way, from the start of the site on: the other takes each checkout, buyers wait
// two seconds at most, and no payment is without an order of ours.
import { demoSettings } from '../../content/settings/index.ts'
import { GATEWAY_IDS, type GatewayId } from '../../contract/settings/gateways.ts'
import { GATEWAY_FAULTS, type GatewayFault } from '../../simulators/gateway-faults.ts'
import { referenceOf } from '../../tests/support/buyer.ts'
import { type SignedInAdmin, signIn } from './admins.ts'
import { all, type ChaosTest, none, type Row, type RunOptions, within } from './chaos-test.ts'
import { type ChaosWorld, countOrphans, type DatabaseName, openChaosWorld } from './chaos-world.ts'
import { percentile } from './figures.ts'
import { askJson } from './request.ts'

type Checkout = { fault: GatewayFault; isTaken: boolean; ms: number }

const ID = 'dead gateway'
const CHECKOUT_LIMIT_MS = 2_000
/** All of them find the gateway before it rests; then some more, one after the other. */
const AT_ONCE = 5
const AFTER = 5
const QUICK_FAULTS: readonly GatewayFault[] = ['hang', 'lost-answer']

export const deadGateway: ChaosTest = {
  name: ID,
  async run(options) {
    const databases: DatabaseName[] = options.quick ? ['SQLite'] : ['SQLite', 'PostgreSQL']
    const rows: Row[] = []
    for (const database of databases) rows.push(...(await runOn(database, options)))
    return rows
  },
}

async function runOn(database: DatabaseName, options: RunOptions): Promise<Row[]> {
  await using world = await openChaosWorld(options, {
    name: `dead-gateway-${database}`,
    gateways: GATEWAY_IDS,
    database,
  })
  await world.start()
  const admin = await signIn(world.site.url)
  const offered = await listMethods(world)
  const rows: Row[] = []
  for (const dead of GATEWAY_IDS) {
    await askFirst(admin, dead)
    const name = `${dead} dead on ${database}`
    const faults = options.quick ? QUICK_FAULTS : (GATEWAY_FAULTS as readonly GatewayFault[])
    const checkouts: Checkout[] = []
    let unchanged = 0
    for (const fault of faults) {
      world[dead].setFault(fault)
      // A new process has not found out yet that the gateway does not answer.
      await world.kill()
      await world.start()
      checkouts.push(...(await order(world, dead, fault)))
      if ((await listMethods(world)) === offered) unchanged += 1
      world[dead].setFault(null)
    }
    rows.push(...toRows(name, checkouts))
    rows.push(all(`${name}: ways in which all methods stay offered`, unchanged, faults.length))
  }
  return [
    ...rows,
    none(`${database}: payments at a gateway without a row of ours`, await countOrphans(world)),
  ]
}

/** Every method goes to this gateway first. */
async function askFirst(admin: SignedInAdmin, first: GatewayId): Promise<void> {
  const gateways = [first, ...GATEWAY_IDS.filter((id) => id !== first)]
  const methods = demoSettings.payments.methods.map((method) => ({ ...method, gateways }))
  await admin.save('payments', { ...demoSettings.payments, methods })
}

async function order(world: ChaosWorld, dead: GatewayId, fault: GatewayFault): Promise<Checkout[]> {
  const checkout = async (): Promise<Checkout> => {
    const { status, reply, ms } = await world.customers.tryToOrder()
    const reference = referenceOf(String(reply.checkoutUrl))
    const isTaken = status === 200 && GATEWAY_IDS.some((id) => id !== dead && world[id].find(reference))
    return { fault, isTaken, ms }
  }
  const checkouts = await Promise.all(Array.from({ length: AT_ONCE }, checkout))
  for (let count = 0; count < AFTER; count += 1) checkouts.push(await checkout())
  return checkouts
}

/** The methods of one product, as buyers see them. */
async function listMethods({ site, customers }: ChaosWorld): Promise<string> {
  const [product] = await customers.listProducts()
  const { text } = await askJson(`${site.url}/api/store/quote`, { productId: product?._id })
  return JSON.stringify(JSON.parse(text).payment_methods)
}

function toRows(name: string, checkouts: readonly Checkout[]): Row[] {
  const taken = checkouts.filter(({ isTaken }) => isTaken).length
  const times = checkouts.map(({ ms }) => ms)
  const slowest = checkouts.find(({ ms }) => ms === Math.max(...times))
  const note = `slowest ${slowest?.ms.toFixed(0)} ms: ${slowest?.fault}`
  return [
    all(`${name}: checkouts that the other takes`, taken, checkouts.length),
    within(`${name}: checkout, p99`, percentile(times, 0.99), CHECKOUT_LIMIT_MS, note),
  ]
}
