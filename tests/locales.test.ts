// Both languages have every text, with the same placeholders.
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as publicGroups from '#content/locales/en/index.ts'

type Tree = { [key: string]: string | Tree }

function flatten(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flatten(value, `${path}${key}.`),
  )
}

async function readTexts(language: 'en' | 'id'): Promise<[string, string][]> {
  const files = globSync(`content/locales/${language}/!(*index).ts`)
  const groups = await Promise.all(files.map((file): Promise<Tree> => import(`../${file}`)))
  return groups.flatMap((group) => flatten(group))
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

const english = await readTexts('en')
const indonesian = new Map(await readTexts('id'))

test('there are texts to check', () => {
  expect(english.length).toBeGreaterThan(50)
})

test.each(english)('%s has the same placeholders in both languages', (key, text) => {
  expect(placeholders(indonesian.get(key) ?? '')).toEqual(placeholders(text))
})

test('no text is empty or has stray spaces, in any language', () => {
  for (const [key, text] of [...english, ...indonesian])
    expect([key, text]).toEqual([key, text.trim() || 'a text'])
})

test('Indonesian uses the informal form of address', () => {
  for (const [key, text] of indonesian) expect([key, /\bAnda\b/.test(text)]).toEqual([key, false])
})

test('no Indonesian text has a word of English grammar outside of quotes', () => {
  const grammar = /\b(the|an|is|are|was|of|and|not|with|for|from|to|this|your|you|by|at|on)\b/i
  const left = [...indonesian].filter(([, text]) =>
    grammar.test(text.replaceAll(/\{\{\w+\}\}|"[^"]*"|“[^”]*”|`[^`]*`|docs\/\S+/g, '')),
  )
  expect(left).toEqual([])
})

type Side = Readonly<Record<'en' | 'id', Readonly<Record<string, RegExp>>>>

/** Words that are out, by the word that is in use. */
const OUT_OF_PUBLIC: Side = {
  en: {
    "can't, don't, isn't": /\bcannot\b|\b(do|does|did|is|are|was|were|has|have|will) not\b/,
    'leaderboard, place': /\bboards?\b|\branks?\b/,
    donator: /\bsupporters?\b/,
    'unpaid order': /\b(open|placed) (order|payment)s?\b/,
    item: /\bpieces?\b/,
    automatically: /\bby itself\b/,
    test: /\bsandbox\b/,
    "can't be reached": /\brestarting\b|\btaking a break\b/,
    'sign in': /\blog[- ]?in\b/,
    email: /\be-mail/,
  },
  id: {
    leaderboard: /\bpapan\b/,
    donatur: /\b[mp]endukung/,
    'pesanan yang belum dibayar': /\bpembayaran (yang )?(masih )?terbuka\b/,
    'kode referensi': /\bnomor referensi/,
    'metode bayar': /\bmetode pembayaran\b/,
    nominal: /\bjumlah(nya)?\b/,
    'di-refund': /\bdikembalikan\b/,
    'pack, produk': /\bpaket\b/,
    Store: /\btoko\b/,
    maintenance: /\bperawatan\b|\bistirahat\b|\brestart\b/,
    disalin: /\btersalin\b/,
    menit: /\bmnt\b|\bsemenit\b/,
    asli: /\bsungguhan\b/,
    Notifikasi: /\bpemberitahuan\b/,
    email: /\be-mail/,
    nggak: /\btidak (?!ditemukan)/,
  },
}
const OUT_OF_CONSOLE: Side = {
  en: {
    'demo data': /\binvented\b/,
    'more expensive': /\bdearer\b/,
    'unpaid order': /\bplaced (order|payment)s?\b/,
    'minimum order': /\blowest order\b/,
    console: /\badmin area\b/,
    perk: /\bbenefits?\b/,
  },
  id: {
    file: /\bberkas/,
    password: /\bkata sandi/,
    channel: /\bkanal/,
    'uang demo': /\buang mainan\b/,
    'metode bayar': /\bmetode pembayaran\b/,
    'pesanan yang belum dibayar': /\bpembayaran (yang )?(masih )?terbuka\b/,
    restart: /\bmulai ulang\b/,
    beranda: /\bhalaman depan\b/,
    'menit, detik': /\bmnt\b|\bdtk\b/,
    tidak: /\bnggak\b/,
  },
}
/** Formulas of the law. */
const EXCEPTIONS = ['shell.disclaimer']

const isPublic = (key: string) => [...Object.keys(publicGroups), 'offline'].includes(key.split('.')[0] ?? '')
const plain = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '')

function outOf(side: Side, isOfSide: (key: string) => boolean): string[] {
  return (['en', 'id'] as const).flatMap((language) =>
    (language === 'en' ? english : [...indonesian])
      .filter(([key]) => isOfSide(key) && !EXCEPTIONS.includes(key))
      .flatMap(([key, text]) =>
        Object.entries(side[language])
          .filter(([, out]) => new RegExp(out, 'i').test(plain(text)))
          .map(([use]) => `${language} ${key}: "${text}", use ${use}`),
      ),
  )
}

test('no public text has a word that the glossary has put out', () => {
  expect(outOf(OUT_OF_PUBLIC, isPublic)).toEqual([])
})

test('no text of the console has a word that its glossary has put out', () => {
  expect(outOf(OUT_OF_CONSOLE, (key) => !isPublic(key))).toEqual([])
})
