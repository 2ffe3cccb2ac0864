// A site without a process whose content is exported and imported.
import sharp from 'sharp'
import { test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { followMovedPasswords } from '#server/compose/moved-passwords.ts'
import { createSiteFileOf } from '#server/compose/site-file.ts'
import { readConfig } from '#server/config/config.ts'
import { createImages } from '#server/network/gamemodes/images.service.ts'
import { type Audit, createAudit } from '#server/platform/audit/audit.service.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { createPictures } from '#server/platform/pictures/pictures.service.ts'
import { openSettings } from '#server/platform/settings/settings.service.ts'
import { createSettingsAdmin } from '#server/platform/settings/settings-admin.service.ts'
import { insertProduct, listProducts } from '#server/shop/products/product.repository.ts'
import { createProductImages } from '#server/shop/products/product-images.service.ts'
import { createSiteImages } from '#server/site/site-images/site-images.service.ts'
import { addCoupon, addSale } from './coupons.ts'
import { DATABASES, type DatabaseKind, openTestDatabase } from './databases.ts'
import { memoryBlobs } from './memory-blobs.ts'
import { turnableClock } from './turnable-clock.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }

const PRODUCT = {
  name: 'Season chest',
  price: 50_000,
  image_url: '/art/points-chest-1024.webp',
  description: ['A chest'],
  description_id: ['Satu peti'],
  sort_id: 1,
  commands: [{ text: 'crate give %player%', server: 'skyblock', waitOnline: true }],
  refundCommands: [{ text: 'crate take %player%' }],
  category: 'season',
  limit: { count: 2, period: 'month' as const },
  sale_price: 40_000,
  sale_until: '2027-01-01T00:00:00.000Z',
}
const CATEGORIES = { list: [{ id: 'season', name: { en: 'Season', id: 'Musim' } }] }

export function pictureOf(background: string, width = 64): Promise<Buffer> {
  return sharp({ create: { width, height: width, channels: 3, background } })
    .png()
    .toBuffer()
}

export type SiteFileWorld = Awaited<ReturnType<typeof openSiteFileWorld>>

export async function openSiteFileWorld(kind: DatabaseKind, env: Record<string, string> = {}) {
  const database = await openTestDatabase(kind)
  const { db } = database
  const clock = turnableClock()
  const { blobs, stored } = memoryBlobs()
  const core = { db, clock, random: systemRandom, log }
  const settings = await openSettings(core)
  const pictures = createPictures({ ...core, blobs })
  const audit = createAudit(core)
  const published = { times: 0 }
  const onChange = async () => {
    published.times += 1
    await settings.reload()
  }
  const siteImages = createSiteImages({ ...core, pictures, audit })
  const productImages = createProductImages({ ...core, pictures, audit })
  const images = createImages({ ...core, pictures, audit, onChange, shownSettings: settings.saved })
  const variables = readConfig(env).serverVariables
  const follow = followMovedPasswords({ variables, audit })
  const checks = [siteImages.checkUploads]
  const admin = createSettingsAdmin({ ...core, settings, audit, onChange, checks, follow })
  const open = (own: Audit = audit) =>
    createSiteFileOf({
      ...core,
      settings,
      pictures,
      onChange,
      audit: own,
      follow: followMovedPasswords({ variables, audit: own, isFile: true }),
      hasPlayMoney: false,
      allowSandbox: false,
      allowPrivateHeads: false,
      listProducts: () => listProducts(db),
    })
  const siteFile = open()

  async function save<Name extends keyof Settings>(section: Name, value: Settings[Name]): Promise<void> {
    await settings.reload()
    await admin.save(section, { version: settings.stored(section).version, value }, 'ayu')
  }

  return {
    db,
    clock,
    settings,
    variables,
    admin,
    save,
    siteFile,
    images,
    siteImages,
    productImages,
    sweep: async () => {
      await siteImages.sweep()
      await productImages.sweep()
    },
    published,
    blobs: stored,
    /** With another audit log, to inject faults. */
    openWith: open,
    audit,
    exported: async () => (await siteFile.export('ayu')).bytes,
    import: (bytes: Uint8Array) => siteFile.import(bytes, { admin: 'ayu' }),

    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}

/** A test of two sites: the one that is exported is of SQLite, the one that imports of each database. */
export const betweenSites = (
  title: string,
  run: (source: SiteFileWorld, target: SiteFileWorld) => Promise<unknown>,
) =>
  test.each(DATABASES)(`%s: ${title}`, async (kind) => {
    await using source = await openSiteFileWorld('sqlite')
    await using target = await openSiteFileWorld(kind)
    await run(source, target)
  })

/** Something of every kind, with a picture wherever there can be one. Encoding a hero takes seconds. */
export async function fill(world: SiteFileWorld, { hero = false } = {}): Promise<void> {
  const { db, clock, images, siteImages, productImages, save } = world
  const logo_url = await siteImages.add('logo', await pictureOf('#aa3311'), 'ayu')
  const hero_url = hero ? await siteImages.add('hero', await pictureOf('#1133aa', 100), 'ayu') : null
  await save('identity', { ...demoSettings.identity, name: 'Nusantara', logo_url, hero_url })
  await save('categories', CATEGORIES)
  const image_url = await productImages.add(await pictureOf('#33aa11'), 'ayu')
  await insertProduct(db, { id: 'CHEST', fields: { ...PRODUCT, image_url }, at: clock.now() })
  const plain = { ...PRODUCT, name: 'Plain', category: '', sale_price: null, sale_until: null }
  await insertProduct(db, { id: 'PLAIN', fields: plain, at: clock.now() })
  await addCoupon(db, { code: 'PETI', scope: { products: ['CHEST'], categories: [] }, max_uses: 5 })
  await addSale(db, { name: 'Weekend', ends_at: '2026-12-01T00:00:00.000Z' }, 'WEEKEND')
  await images.add('survival', await pictureOf('#aa11aa'), 'ayu')
  clock.pass(1_000)
  const hidden = await images.add('skyblock', await pictureOf('#11aaaa'), 'ayu')
  await images.toggle(hidden._id, 'ayu')
  clock.pass(1_000)
}

type Row = Record<string, unknown>

/** Everything that the file is about, as the site has it. */
export async function contentOf({ db, settings, blobs }: SiteFileWorld) {
  await settings.reload()
  const rows = async (table: 'product' | 'discount' | 'gamemode_image') =>
    ((await db.selectFrom(table).selectAll().orderBy('id').execute()) as Row[]).map(
      ({ version: _version, created_at: _created, updated_at: _updated, ...row }) => row,
    )
  return {
    settings: settings.saved(),
    products: await rows('product'),
    // An import gives coupons a new id.
    discounts: (await rows('discount'))
      .map(({ id, ...row }) => (row.type === 'coupon' ? row : { id, ...row }))
      .toSorted((one, other) => String(one.name).localeCompare(String(other.name))),
    images: await rows('gamemode_image'),
    blobs: [...blobs.keys()].sort(),
  }
}
