// Every message of the product form, in both languages, as an admin reads it.
import { expect, test } from 'vitest'
import * as adminEn from '#content/locales/en/admin-index.ts'
import * as adminId from '#content/locales/id/admin-index.ts'
import { ProductForm } from '#contract/shop/store-admin.schema.ts'
import { toLines } from '#contract/shop/store-admin.ts'
import { readNumber } from '#web/admin/kit/settings/fields/number-field.tsx'
import { createAdminText } from '#web/admin/kit/text/admin-text.ts'
import { readCommands } from './command-options.ts'
import { NEW_PRODUCT, type ProductDraft, problemText } from './product-form.ts'

const en = createAdminText('en', adminEn)
const id = createAdminText('id', adminId)

const FILLED: ProductDraft = {
  ...NEW_PRODUCT,
  name: '80 Premium Points',
  price: 77_000,
  image_url: '/art/points.webp',
  description: ['80 points'],
  execute: [{ type: 'commands', text: 'points give %player% 80', server: 'survival', wait_online: false }],
}

/** Fields parse the text that is typed into them. */
const READ: Partial<Record<keyof ProductDraft, (typed: string) => unknown>> = {
  price: (typed) => readNumber(typed, true),
  sale_price: (typed) => readNumber(typed, true),
  sort_id: (typed) => readNumber(typed, false),
  limit_per_player: (typed) => ({ count: readNumber(typed, true), period: 'month' }),
  description: toLines,
  description_id: toLines,
  execute: (typed) => readCommands(typed, []),
}

function messages(change: Partial<Record<keyof ProductDraft, unknown>>, field: keyof ProductDraft) {
  const draft = { ...FILLED, ...change } as ProductDraft
  const issues = ProductForm.safeParse(draft).error?.issues ?? []
  const issue = issues.find(({ path }) => path[0] === field)
  return issue && [problemText(issue, draft, en), problemText(issue, draft, id)]
}

const NO_DATE = [
  'A date and time such as 17 Nov 2026, 19:00.',
  'Tanggal dan jam seperti 17 Nov 2026, 19.00.',
] as const

/** Field, what was typed, what is said. */
const MESSAGES: [field: keyof ProductDraft, typed: string, en: string, id: string][] = [
  ['name', '', 'Please fill this in.', 'Tolong diisi dulu.'],
  ['name', 'x'.repeat(101), 'At most 100 characters.', 'Paling banyak 100 karakter.'],
  [
    'name',
    'a\u0007b',
    "Line 1 contains characters that can't be saved",
    'Baris 1 berisi karakter yang tidak bisa disimpan',
  ],
  ['price', '', 'Please fill this in.', 'Tolong diisi dulu.'],
  ['price', '-1', 'At least 0.', 'Paling kecil 0.'],
  ['price', '1.5', 'A whole number, please', 'Harus bilangan bulat'],
  ['price', '10000001', 'At most Rp10.000.000.', 'Paling besar Rp10.000.000.'],
  ['sale_price', '77000', 'The sale price must be lower than the price', 'Harga promo harus di bawah harga'],
  ['sale_from', '31 Feb 2026', ...NO_DATE],
  ['sale_until', '31 Feb 2026', ...NO_DATE],
  ['available_from', '31 Feb 2026', ...NO_DATE],
  ['limit_per_player', '0', 'A whole number from 1 to 1,000', 'Bilangan bulat dari 1 sampai 1.000'],
  ['sort_id', '-1', 'At least 0.', 'Paling kecil 0.'],
  ['sort_id', '2.5', 'A whole number, please', 'Harus bilangan bulat'],
  ['sort_id', '1000001', 'At most 1,000,000.', 'Paling besar 1.000.000.'],
  ['image_url', '', 'Please fill this in.', 'Tolong diisi dulu.'],
  [
    'image_url',
    'ftp://x',
    'This must be an http(s) address or a path that starts with /',
    'Harus alamat http(s) atau path yang diawali /',
  ],
  ['description', '', 'Please fill this in.', 'Tolong diisi dulu.'],
  ['description', 'a\n'.repeat(51), 'At most 50 entries.', 'Paling banyak 50 entri.'],
  [
    'description',
    `a\n${'x'.repeat(501)}`,
    'Line 2 is too long: at most 500 characters',
    'Baris 2 terlalu panjang: maksimal 500 karakter',
  ],
  [
    'description_id',
    'a\nb\u0007',
    "Line 2 contains characters that can't be saved",
    'Baris 2 berisi karakter yang tidak bisa disimpan',
  ],
  ['execute', '', 'Please fill this in.', 'Tolong diisi dulu.'],
  ['execute', 'a\n'.repeat(51), 'At most 50 entries.', 'Paling banyak 50 entri.'],
  [
    'execute',
    `a\n${'x'.repeat(1_447)}`,
    'Command 2 is too long for the game server',
    'Command 2 terlalu panjang untuk server game',
  ],
]

test.each(MESSAGES)('%s of %j: %s', (field, typed, english, indonesian) => {
  const read = READ[field] ?? String
  expect(messages({ [field]: read(typed) }, field)).toEqual([english, indonesian])
})

const MOMENT = '2026-11-16T12:00:00.000Z'

test('covers every message of the form', () => {
  const isMessage = /(?:Required|TooLong|TooLow|TooHigh|Invalid)$|^notWhole$|^controlSigns$|NotLower$/
  const covered = MESSAGES.map(([, , english]) => english)
  covered.push(messages({ sale_from: MOMENT, sale_until: MOMENT }, 'sale_until')?.[0] ?? '')
  const texts = Object.entries(adminEn.adminProducts).filter(([key]) => isMessage.test(key))
  for (const [key, text] of texts) {
    const parts = text.split(/\{\{\w+\}\}/)
    const isCovered = covered.some((message) => parts.every((part) => message.includes(part)))
    expect([key, isCovered]).toEqual([key, true])
  }
})
