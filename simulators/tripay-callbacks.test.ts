import { createHmac } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { listenHttp } from './http.ts'
import { DEMO_MERCHANT, startTripayServer, type TripayOptions } from './tripay-server.ts'

const NOW = new Date('2026-11-15T03:00:00.000Z')

/** A merchant who accepts every callback. */
async function startMerchant() {
  const got: string[] = []
  const { origin, close } = await listenHttp(async (request, response) => {
    got.push(await text(request))
    response.end('{"success":true}')
  })
  onTestFinished(close)
  return { url: `${origin}/callback`, got }
}

async function startTripay(options: Partial<TripayOptions> = {}) {
  const tripay = await startTripayServer({ now: () => NOW, callbackPauseMs: 5, ...options })
  onTestFinished(tripay.close)
  return tripay
}

async function order({ url }: { url: string }, callbackUrl: string, reference = 'REF-1') {
  const { merchantCode, apiKey, privateKey } = DEMO_MERCHANT
  const response = await fetch(`${url}transaction/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}` },
    body: JSON.stringify({
      method: 'BCAVA',
      merchant_ref: reference,
      amount: 50_000,
      customer_name: 'Steve',
      customer_email: 'Steve@players.angkasa.example',
      order_items: [{ name: '40 Premium Points', price: 50_000, quantity: 1 }],
      callback_url: callbackUrl,
      signature: createHmac('sha256', privateKey).update(`${merchantCode}${reference}50000`).digest('hex'),
    }),
  })
  const { data } = JSON.parse(await response.text())
  return data.reference as string
}

test('a tick expires payments and sends one callback each', async () => {
  const merchant = await startMerchant()
  const clock = { now: NOW }
  const tripay = await startTripay({ now: () => clock.now })
  await order(tripay, merchant.url)
  await tripay.tick()
  clock.now = new Date(NOW.getTime() + 86_400_000)
  await tripay.tick()
  await tripay.tick()

  expect(merchant.got.map((body) => JSON.parse(body).status)).toEqual(['EXPIRED'])
})

test('payments and the counter survive a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'angkasa-tripay-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const stateFile = join(folder, 'deep', 'tripay.json')
  const first = await startTripay({ stateFile })
  const references = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => order(first, 'http://127.0.0.1:9/', `REF-${turn}`)),
  )
  first.setCallbacks(false)
  await first.settle('REF-7', 'PAID')
  const before = first.transactions()
  expect(JSON.parse(readFileSync(stateFile, 'utf8')).transactions).toEqual(before)
  await first.close()

  const second = await startTripay({ stateFile })
  expect(second.transactions()).toEqual(before)
  expect(second.find('REF-7')?.status).toBe('PAID')
  const next = await order(second, 'http://127.0.0.1:9/', 'REF-20')
  expect(new Set([...references, next]).size).toBe(21)
  await second.close()

  const later = await startTripay({ stateFile, now: () => new Date('2027-11-15T00:00:00Z') })
  expect(later.transactions()).toEqual([])
})

test('an unreadable state file is replaced', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'angkasa-tripay-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const stateFile = join(folder, 'tripay.json')
  for (const broken of ['', '{"counter":1', 'null', '[]', '{"counter":"x","transactions":[]}']) {
    writeFileSync(stateFile, broken)
    const tripay = await startTripay({ stateFile })
    expect(tripay.transactions()).toEqual([])
    await tripay.close()
  }
})
