// Every message of the product form, in both languages, as an admin reads it.
import { expect, test } from 'vitest'
import { adminEn } from '#content/locales/en/admin-index.ts'
import { adminId } from '#content/locales/id/admin-index.ts'
import { createAdminText } from '#web/admin/kit/text/admin-text.ts'
import { problemsOf } from './draft-problems.ts'
import { type DraftField, draftOf } from './product-draft.ts'
import { problemText } from './use-problem-text.ts'

const en = createAdminText('en', adminEn)
const id = createAdminText('id', adminId)

const FILLED = draftOf({
  _id: 'P1',
  name: '80 Premium Points',
  price: 77_000,
  image_url: '/art/points.webp',
  description: ['80 points'],
  description_id: [],
  execute: [{ type: 'commands', text: 'points give %player% 80', server: 'survival', wait_online: false }],
  sort_id: 3,
  name_id: '',
  execute_on_refund: [],
  visible: true,
  category: '',
  built_in: false,
  sold: 0,
  limit_per_player: null,
  available_from: null,
  available_until: null,
  sale_price: null,
  sale_from: null,
  sale_until: null,
  price_now: 77_000,
  sale_ends: null,
  updated_at: '2026-11-15T12:41:00.000Z',
  version: 4,
})

/** Field, what was typed, what is said. */
const MESSAGES: [field: DraftField, typed: string, en: string, id: string][] = [
  ['name', '', 'Please enter a name', 'Isi nama produk'],
  ['name', 'x'.repeat(101), 'At most 100 characters', 'Maksimal 100 karakter'],
  [
    'name',
    'a\u0007b',
    "Line 1 contains characters that can't be saved",
    'Baris 1 berisi karakter yang tidak bisa disimpan',
  ],
  ['price', '', 'Please enter a price', 'Isi harga'],
  ['price', '-1', 'The price must be at least 0', 'Harga minimal 0'],
  ['price', '1.5', 'The price must be a whole number of rupiah', 'Harga harus bilangan bulat rupiah'],
  ['price', '10000001', 'The price must be at most Rp10.000.000', 'Harga maksimal Rp10.000.000'],
  ['salePrice', '77000', 'The sale price must be lower than the price', 'Harga promo harus di bawah harga'],
  [
    'saleFrom',
    '31 Feb 2026',
    'Not a date. Write it as 17 Nov 2026, 19:00.',
    'Bukan tanggal. Tulis seperti 17 Nov 2026, 19.00.',
  ],
  [
    'saleUntil',
    '31 Feb 2026',
    'Not a date. Write it as 17 Nov 2026, 19:00.',
    'Bukan tanggal. Tulis seperti 17 Nov 2026, 19.00.',
  ],
  [
    'availableFrom',
    '31 Feb 2026',
    'Not a date. Write it as 17 Nov 2026, 19:00.',
    'Bukan tanggal. Tulis seperti 17 Nov 2026, 19.00.',
  ],
  ['limitCount', '0', 'A whole number from 1 to 1,000', 'Bilangan bulat dari 1 sampai 1.000'],
  ['sortId', '-1', 'The sort order must be at least 0', 'Urutan minimal 0'],
  ['sortId', '2.5', 'The sort order must be a whole number', 'Urutan harus bilangan bulat'],
  ['sortId', '1000001', 'The sort order must be at most 1,000,000', 'Urutan maksimal 1.000.000'],
  ['imageUrl', '', 'Please enter an image URL', 'Isi URL gambar'],
  [
    'imageUrl',
    'ftp://x',
    'This must be an http(s) address or a path that starts with /',
    'Harus alamat http(s) atau path yang diawali /',
  ],
  ['description', '', 'Please enter at least one line of description', 'Isi deskripsi, minimal satu baris'],
  ['description', 'a\n'.repeat(51), 'At most 50 lines', 'Maksimal 50 baris'],
  [
    'description',
    `a\n${'x'.repeat(501)}`,
    'Line 2 is too long: at most 500 characters',
    'Baris 2 terlalu panjang: maksimal 500 karakter',
  ],
  [
    'descriptionId',
    'a\nb\u0007',
    "Line 2 contains characters that can't be saved",
    'Baris 2 berisi karakter yang tidak bisa disimpan',
  ],
  ['commands', '', 'Please enter at least one command', 'Isi command, minimal satu'],
  ['commands', 'a\n'.repeat(51), 'At most 50 lines', 'Maksimal 50 baris'],
  [
    'commands',
    `a\n${'x'.repeat(1_447)}`,
    'Command 2 is too long for the game server',
    'Command 2 terlalu panjang untuk server game',
  ],
]

test.each(MESSAGES)('%s of %j: %s', (field, typed, english, indonesian) => {
  const problem = problemsOf({ ...FILLED, [field]: typed })[field]
  expect(problem && [problemText(problem, en), problemText(problem, id)]).toEqual([english, indonesian])
})

const MOMENT = '2026-11-16T19:00'

test('covers every message of the form', () => {
  const isMessage =
    /(?:Required|TooLong|TooLow|TooHigh|NotWhole|Invalid)$|^tooManyLines$|^controlSigns$|NotLower$|^endsBeforeStart$/
  const covered = new Set(
    MESSAGES.map(([field, typed]) => problemsOf({ ...FILLED, [field]: typed })[field]?.key),
  )
  covered.add(problemsOf({ ...FILLED, saleFrom: MOMENT, saleUntil: MOMENT }).saleUntil?.key)
  const named = Object.keys(adminEn.adminProducts).filter((key) => isMessage.test(key))
  expect(named.toSorted()).toEqual([...covered].toSorted())
})
