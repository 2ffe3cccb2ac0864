// Answers of the gateways as documented, as public code has met them, and as the first day of an account gives them: each with
// the words that an owner reads.
import { expect, test } from 'vitest'
import { describeCheck } from '#content/checks/describe-check.ts'
import type { Found } from '#contract/monitoring/checks.ts'
import { GATEWAY_NAMES, type GatewayId } from '#contract/settings/gateways.ts'
import { type ScriptedReply, startScriptedServer } from '#tests/simulators/scripted-server.ts'
import { GATEWAY_WORLDS, TEST_NOW, TEST_REQUEST } from '#tests/support/gateway-worlds.ts'
import { describeFailure, describeRefused } from '../describe-trouble.service.ts'
import { GatewayError } from './payment-gateway.ts'

const midtrans = (status_code: string, status_message: string): ScriptedReply => ({
  text: JSON.stringify({ status_code, status_message }),
})
const tripay = (status: number, message: string): ScriptedReply => ({
  status,
  text: JSON.stringify({ success: false, message }),
})
const CANCELLED = midtrans('200', 'Success, transaction is canceled')

type Row = {
  gateway: GatewayId
  replies: readonly ScriptedReply[]
  /** What was found, in English and in Indonesian. */
  en: string
  id: string
  /** Part of what to check. */
  next: readonly [string, string]
}

const CHANNEL: Row['next'] = ['Activate it in the', 'Aktifkan di panel']
const SANDBOX: Row['next'] = [
  'Sandbox keys work in the sandbox only.',
  'Key sandbox hanya berlaku di sandbox.',
]
const ACCOUNT: Row['next'] = ['Check your', 'Cek akunmu di']

/** Rows of a method: the words of the gateway stand in the same sentence. */
const refusesMethod = (gateway: GatewayId, reply: ScriptedReply, words: string): Row => ({
  gateway,
  replies: [reply],
  en: `${GATEWAY_NAMES[gateway]} refuses QRIS: ${words}.`,
  id: `${GATEWAY_NAMES[gateway]} menolak QRIS: ${words}.`,
  next: CHANNEL,
})
const refusesCheckout = (
  gateway: GatewayId,
  reply: ScriptedReply,
  words: string,
  next: Row['next'],
): Row => ({
  gateway,
  replies: [reply],
  en: `${GATEWAY_NAMES[gateway]} refused the last checkout: ${words}.`,
  id: `${GATEWAY_NAMES[gateway]} menolak checkout terakhir: ${words}.`,
  next,
})

const QRIS = {
  status_code: '201',
  status_message: 'QRIS transaction is created',
  transaction_id: '9aed5972-5b6a-401e-894b-a32c91ed1a3a',
  order_id: TEST_REQUEST.reference,
  gross_amount: '50000.00',
  payment_type: 'qris',
  transaction_status: 'pending',
}
const NO_ACCESS = "Merchant doesn't have access for this payment type"
const CHECK_KEYS = 'Access denied due to unauthorized transaction. Please check Client Key or Server Key'
const CLIENT_KEY = 'Transaction cannot be authorized with the current client/server key'
const PARTNER = 'Sorry. The bank/payment partner is experiencing some connection issues'
const IP = (address: string) =>
  `Unauthorized IP (${address}). Please add this IP to your merchant Whitelist IP (T00001)`
const whitelist = (address: string): Row => ({
  gateway: 'tripay',
  replies: [tripay(403, IP(address))],
  en: `Tripay refuses this server's address: ${IP(address)}.`,
  id: `Tripay menolak alamat server ini: ${IP(address)}.`,
  next: [`Add ${address} to your merchant's IP whitelist`, `Tambahkan ${address} ke whitelist IP`],
})

const ROWS: readonly Row[] = [
  refusesMethod(
    'midtrans',
    midtrans('402', 'Payment channel is not activated.'),
    'Payment channel is not activated',
  ),
  refusesMethod('midtrans', midtrans('402', NO_ACCESS), NO_ACCESS),
  refusesMethod(
    'midtrans',
    midtrans('400', 'One or more merchant settings is invalid.'),
    'One or more merchant settings is invalid',
  ),
  refusesCheckout('midtrans', midtrans('401', `${CHECK_KEYS}.`), CHECK_KEYS, SANDBOX),
  refusesCheckout('midtrans', midtrans('401', `${CLIENT_KEY}.`), CLIENT_KEY, SANDBOX),
  refusesCheckout(
    'midtrans',
    midtrans('401', 'Unknown Merchant server_key/id'),
    'Unknown Merchant server_key/id',
    SANDBOX,
  ),
  {
    gateway: 'midtrans',
    replies: [{ status: 429, text: '{}' }],
    en: 'Midtrans takes no more requests right now (429).',
    id: 'Midtrans sedang tidak menerima permintaan lagi (429).',
    next: ['Wait a minute', 'Tunggu semenit'],
  },
  {
    gateway: 'midtrans',
    replies: [midtrans('503', `${PARTNER}. Please retry later.`)],
    en: `Midtrans did not answer at the last checkout: Midtrans replied 503: ${PARTNER}. Please retry later`,
    id: 'Midtrans tidak menjawab checkout terakhir: Midtrans menjawab 503',
    next: ['ask Midtrans', 'hubungi Midtrans'],
  },
  {
    gateway: 'midtrans',
    // The documented reply, whose picture is away.
    replies: [{ text: JSON.stringify({ ...QRIS, actions: [] }) }, CANCELLED],
    en: 'Midtrans gives no QR code for QRIS.',
    id: 'Midtrans tidak memberi kode QR untuk QRIS.',
    next: ['whether QRIS works for your account', 'apakah QRIS berfungsi untuk akunmu'],
  },
  refusesMethod('tripay', tripay(400, 'Payment method is not exists!'), 'Payment method is not exists!'),
  refusesMethod('tripay', tripay(400, 'Payment channel is not enabled'), 'Payment channel is not enabled'),
  refusesMethod('tripay', tripay(400, 'Channel pembayaran tidak aktif'), 'Channel pembayaran tidak aktif'),
  whitelist('203.0.113.7'),
  whitelist('2001:db8::7'),
  refusesCheckout('tripay', tripay(401, 'Invalid API Key'), 'Invalid API Key', SANDBOX),
  refusesCheckout('tripay', tripay(403, 'Invalid API Key'), 'Invalid API Key', SANDBOX),
  refusesCheckout('tripay', tripay(400, 'Invalid signature'), 'Invalid signature', SANDBOX),
  // A key of the other address: the words are not known, so the account is what there is to look at.
  refusesCheckout(
    'tripay',
    tripay(400, 'Unable to create transaction'),
    'Unable to create transaction',
    ACCOUNT,
  ),
  refusesCheckout('tripay', tripay(400, 'Invalid customer email'), 'Invalid customer email', [
    'Set PUBLIC_URL',
    'Isi PUBLIC_URL',
  ]),
  {
    gateway: 'tripay',
    replies: [{ status: 403, text: '<html><title>Attention Required! | Cloudflare</title></html>' }],
    en: 'Something before Tripay refuses this server (403, not the reply of Tripay).',
    id: 'Ada yang menolak server ini di depan Tripay (403, bukan jawaban Tripay).',
    next: ['Cloudflare', 'Cloudflare'],
  },
]

async function foundAfter({ gateway: id, replies }: Row): Promise<Found> {
  const { url, close } = await startScriptedServer(replies)
  await using _ = { [Symbol.asyncDispose]: close }
  const gateway = GATEWAY_WORLDS[id].create({ url, now: () => TEST_NOW })
  const error = await gateway.open(TEST_REQUEST).catch((refusal: unknown) => refusal)
  if (!(error instanceof GatewayError)) throw new Error('the gateway took the order')
  const { words, message: reason, variable } = error
  const refused = { method: 'QRIS', since: '', reason: 'refused' as const, detail: words ?? reason }
  const [method] = error.about === 'method' ? describeRefused(id, [refused]) : []
  return method ?? describeFailure({ gateway: GATEWAY_NAMES[id], words, reason, variable })
}

test.each(ROWS.map((row) => [row.gateway, row.en, row] as const))('%s: %s', async (_id, _words, row) => {
  const found = {
    ...(await foundAfter(row)),
    id: 'payments',
    part: 'payments',
    subject: null,
    state: 'failing',
  } as const
  const [en, id] = [describeCheck(found, 'en'), describeCheck(found, 'id')]
  expect([en.found, id.found]).toEqual([row.en, row.id])
  expect(en.next).toContain(row.next[0])
  expect(id.next).toContain(row.next[1])
})
