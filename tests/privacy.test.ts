// The template of the privacy page names what browsers and the database really store.
import { globSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { legalEn } from '#content/settings/legal-en.ts'
import { legalId } from '#content/settings/legal-id.ts'
import { SQLITE } from '#server/platform/database/migrations/001-initial/dialect.ts'
import { initial } from '#server/platform/database/migrations/001-initial/index.ts'
import { version2 } from '#server/platform/database/migrations/version-2.ts'

type Named = Record<string, readonly [en: string, id: string]>

/** By key. What the console stores is on the computers of the team only. */
const IN_BROWSERS: Named = {
  announcement: ['announcements you closed', 'pengumuman yang kamu tutup'],
  basket: ['your basket', 'isi keranjang'],
  cargo: ['the references of the orders', 'kode referensi pesanan'],
  checkout: ['the username and edition of your last order', 'username dan edisi dari pesanan terakhir'],
  i18nextLng: ['your language', 'bahasa'],
  'join-tab': ['whether you play Java or Bedrock', 'pilihan Java atau Bedrock'],
  'order-again': ['the choices of an order that you repeat', 'pilihan dari pesanan yang kamu ulangi'],
  orders: [
    'orders you placed here and whom they are for, with their product, amount, payment code and status',
    'di browser ini beserta penerimanya, produk, nominal, kode pembayaran, dan statusnya',
  ],
  playersSeen: ['the players you looked at', 'pemain yang kamu lihat'],
  voteName: ['the name you vote with', 'nama yang kamu pakai untuk vote'],
  votesCast: ['the vote sites you opened', 'situs vote yang kamu buka'],
}

/** Columns with an address, a network, a device or an email address. */
const IN_THE_DATABASE: Named = {
  'admin_passkey.device': ['for a passkey its device', 'perangkat dari passkey-nya'],
  'admin_session.device': ['the browser', 'browsernya'],
  'admin_session.network': ['a shortened IP address', 'alamat IP yang dipendekkan'],
  'orders.network': ['While an order is unpaid, your IP address', 'Selama pesanan belum dibayar, alamat IP'],
}

const files = globSync(['web/**/*.{ts,tsx}', 'contract/**/*.ts', 'server/**/*.ts'], {
  exclude: (name) => name === 'web/admin' || /\.test\.tsx?$/.test(name),
}).map((file) => readFileSync(file, 'utf8'))

function keysOfBrowsers(): string[] {
  const stored = files.flatMap((code) =>
    Array.from(code.matchAll(/\bwriteStored\((\w+)/g), ([, name = '']) => [name, code] as const),
  )
  return stored.flatMap(([name, code]) => {
    const declared = new RegExp(`const ${name} = '([^']+)'`)
    const key = [code, ...files].map((from) => declared.exec(from)?.[1]).find(Boolean)
    return name === 'key' ? [] : [key ?? name]
  })
}

function columnsOfVisitors(): string[] {
  const db = new DatabaseSync(':memory:')
  for (const statement of [...initial(SQLITE), ...Object.values(version2).flatMap((of) => of(SQLITE))])
    db.exec(statement)
  const columns = db.prepare(
    "select t.name || '.' || c.name as name from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table'",
  )
  return columns.all().map(({ name }) => String(name))
}

function expectNamed(named: Named): void {
  for (const [stored, [en, id]] of Object.entries(named)) {
    expect([stored, legalEn.privacy]).toEqual([stored, expect.stringContaining(en)])
    expect([stored, legalId.privacy]).toEqual([stored, expect.stringContaining(id)])
  }
}

test('names every key that the public site stores in browsers', () => {
  expect([...new Set(keysOfBrowsers())].sort()).toEqual(Object.keys(IN_BROWSERS).sort())
  expectNamed(IN_BROWSERS)
})

test('names every column with an address, a network or a device', () => {
  const personal = /\.\w*(address|network|mail|phone|device|browser|agent|ip)(_|$)/
  expect(
    columnsOfVisitors()
      .filter((name) => personal.test(name))
      .sort(),
  ).toEqual(Object.keys(IN_THE_DATABASE))
  expectNamed(IN_THE_DATABASE)
})

test('says that the site sets no cookies, and no code sets one', () => {
  expect(files.filter((code) => /set-cookie|document\.cookie|cookieStore/i.test(code))).toEqual([])
  expectNamed({ cookies: ['sets no cookies', 'tidak memasang cookie'] })
})
