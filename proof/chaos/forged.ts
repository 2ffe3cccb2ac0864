// T09: forged callbacks change nothing.
import { createHmac, randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import { isSigned } from '#server/shop/payments/gateways/tripay-signature.ts'
import { CALLBACK_PATH } from './callbacks.ts'
import { all, type ChaosTest, fact, none, type Row, within } from './chaos-test.ts'
import { type ChaosWorld, comesTrue, openChaosWorld } from './chaos-world.ts'
import { mean, percentile } from './figures.ts'
import { forgeries, MARK } from './forged-corpus.ts'
import { type Answer, ask } from './request.ts'
import { METRICS_TOKEN, readMetrics } from './site-figures.ts'

type Refused = { name: string; isPost: boolean; answer: Answer }

const REQUESTS = 1_000
/** The last lines may not be written to the file yet. */
const LINE_LIMIT_MS = 3_000
const LINES_A_MINUTE = 30
const SAMPLES = 20_000
/** The usual threshold of timing-leak tests (dudect). */
const LEAK_T = 4.5
const TRIMMED_SHARE = 0.9

export const forged: ChaosTest = {
  ids: ['T09'],
  async run(options) {
    const { quick } = options
    await using world = await openChaosWorld(options, { name: 'T09', env: { METRICS_TOKEN } })
    await world.start()
    const { reference } = await world.customers.order()
    const genuine = world.tripay.signedCallback(reference, { note: `${MARK} a/b` })
    const corpus = forgeries(genuine, world.tripay.merchant.privateKey)
    const rounds = quick ? 1 : Math.ceil(REQUESTS / corpus.length)
    const before = stateOf(world)
    const agent = new Agent({ keepAlive: true })
    const answers: Refused[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, asked } of corpus) {
        const answer = await ask(world.site.url + CALLBACK_PATH, { ...asked, agent })
        answers.push({ name, isPost: asked.method === 'POST', answer })
      }
    }
    agent.destroy()
    const checked = answers.filter(reachedSignatureCheck).length
    await comesTrue(() => linesOf(world).length >= Math.min(checked, LINES_A_MINUTE), LINE_LIMIT_MS)
    const rows = [
      ...toRows(world, answers, stateOf(world) !== before),
      all(
        'T09',
        'counted by the metric, of those that reached the signature check',
        await countRefused(world),
        checked,
      ),
      fact('T09', 'lines in the log, at most 30 a minute', String(linesOf(world).length)),
    ]
    return quick ? rows : [...rows, timing()]
  },
}

/** Without the columns of reconciliation, which keeps running. */
function stateOf({ rows }: ChaosWorld): string {
  return JSON.stringify([
    rows(
      'select reference, status, paid_at, gateway_reference, amount, needs_person from purchase order by number',
    ),
    rows('select * from purchase_flag'),
    rows('select * from send_action'),
    rows('select * from donation_total'),
  ])
}

function toRows(world: ChaosWorld, answers: readonly Refused[], hasChanged: boolean): Row[] {
  const refused = answers.filter(({ answer: { status } }) => status >= 400 && status < 500)
  const taken = answers.filter((each) => !refused.includes(each)).map(({ name }) => name)
  const plain = answers.filter(({ answer: { text } }) => /^\{"error":"[^"]+","code":"[a-z_]+"\}$/.test(text))
  const log = world.site.log()
  const secrets = [MARK, world.tripay.merchant.privateKey, world.tripay.merchant.apiKey]
  return [
    none('T09', `state changes by ${answers.length} forged callbacks`, hasChanged ? 1 : 0),
    all(
      'T09',
      `answered 4xx${taken.map((name) => `, but not: ${name}`).join('')}`,
      refused.length,
      answers.length,
    ),
    all('T09', 'answered as {error, code}', plain.length, answers.length),
    none('T09', 'secrets or bodies in the log', secrets.filter((secret) => log.includes(secret)).length),
    within(
      'T09',
      'time to refuse, p50',
      percentile(
        answers.map(({ answer }) => answer.ms),
        0.5,
      ),
      5,
    ),
  ]
}

async function countRefused({ site }: ChaosWorld): Promise<number> {
  const figures = [...(await readMetrics(site.url))]
  return figures
    .filter(([name]) => name.startsWith('angkasa_callbacks_refused_total'))
    .reduce((sum, [, count]) => sum + count, 0)
}

/** Requests refused before the signature check are not logged. */
function reachedSignatureCheck({ isPost, answer: { status } }: Refused): boolean {
  return isPost && status < 404
}

function linesOf({ site }: ChaosWorld): string[] {
  return site
    .log()
    .split('\n')
    .filter((line) => line.includes('callback refused'))
}

/** Whether the check takes longer for a signature with a correct prefix (Welch's t-test). */
function timing(): Row {
  const key = 'timing-key'
  const body = randomBytes(400)
  const right = createHmac('sha256', key).update(body).digest('hex')
  const nearly = right.slice(0, -1) + (right.endsWith('0') ? '1' : '0')
  const wrong = (right.startsWith('0') ? '1' : '0') + right.slice(1)
  const times: Record<'nearly' | 'wrong', number[]> = { nearly: [], wrong: [] }
  for (let sample = 0; sample < 2 * SAMPLES; sample += 1) {
    const kind = Math.random() < 0.5 ? 'nearly' : 'wrong'
    const tried = kind === 'nearly' ? nearly : wrong
    const begun = process.hrtime.bigint()
    isSigned(key, body, tried)
    times[kind].push(Number(process.hrtime.bigint() - begun))
  }
  const t = Math.abs(welch(trimmed(times.nearly), trimmed(times.wrong)))
  return {
    id: 'T09',
    what: `right and wrong prefix of a signature, t over ${2 * SAMPLES} samples`,
    figure: t.toFixed(2),
    bar: `< ${LEAK_T}`,
    ok: t < LEAK_T,
    timed: true,
  }
}

/** Drops the slowest samples, which are pauses of the machine. */
function trimmed(values: readonly number[]): number[] {
  const limit = percentile(values, TRIMMED_SHARE)
  return values.filter((value) => value <= limit)
}

function welch(one: readonly number[], other: readonly number[]): number {
  const variance = (values: readonly number[]) => {
    const middle = mean(values)
    return mean(values.map((value) => (value - middle) ** 2))
  }
  return (mean(one) - mean(other)) / Math.sqrt(variance(one) / one.length + variance(other) / other.length)
}
