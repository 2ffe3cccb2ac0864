// What each tier gives, in both languages. Every tier includes the one below it.
// Texts with 'command' and 'max' find their group by these words, so both languages use them.
import type { Language } from '#contract/language.ts'

type Both = Record<Language, string>
type Features = (language: Language) => readonly string[]

const list = (...lines: (Both | null)[]): Features => {
  const present = lines.filter((line) => line !== null)
  return (language) => present.map((line) => line[language])
}

const command = (name: string, en = '', id = en): Both => ({
  en: `Command ${name}${en && ` (${en})`}`,
  id: `Command ${name}${id && ` (${id})`}`,
})

const tempFly = (minutes: number): Both => ({
  en: `TempFly ${minutes} minutes (every day)`,
  id: `TempFly ${minutes} menit (setiap hari)`,
})
const auctionSlots = (slots: number): Both => ({ en: `${slots} auction slots`, id: `${slots} slot auction` })
const jobs = (count: number): Both => ({ en: `${count} jobs at once`, id: `${count} job sekaligus` })
const spawnerDrops = (percent: number): Both => ({
  en: `${percent}% spawner drop chance (when mined)`,
  id: `Peluang drop spawner ${percent}% (saat ditambang)`,
})
const chatColours = (en: string, id: string): Both => ({
  en: `Name in chat in ${en}`,
  id: `Nama di chat warna ${id}`,
})
const prefix = (name: string): Both => ({
  en: `${name} prefix in chat and tab list`,
  id: `Prefix ${name} di chat dan daftar tab`,
})
const maxShops = (count: number): Both => ({ en: `Max ${count} chest shops`, id: `Max ${count} chest shop` })
const maxClaims = (count: number): Both => ({
  en: `Max ${count} claim places`,
  id: `Max ${count} tempat klaim`,
})
const maxHomes = (count: number): Both => ({ en: `Max ${count} homes`, id: `Max ${count} home` })
const maxAfk = (hours: number): Both => ({
  en: `Max ${hours} ${hours === 1 ? 'hour' : 'hours'} AFK (no kick)`,
  id: `Max ${hours} jam AFK (tanpa kick)`,
})
const repair = (cost: '$1K' | '$10K'): Both =>
  command('/repair', `costs ${cost} each time`, `biaya ${cost} tiap pakai`)
const feed = (minutes: number): Both => command('/feed', `every ${minutes} minutes`, `tiap ${minutes} menit`)

type SurvivalSteps = {
  name: string
  fly: number
  slots: number
  jobs: number
  drops: number | null
  shops: number
  claims: number
  homes: number
  afk: number
  commands: readonly Both[]
}

function survival(steps: SurvivalSteps): Features {
  return list(
    prefix(steps.name),
    tempFly(steps.fly),
    auctionSlots(steps.slots),
    jobs(steps.jobs),
    steps.drops === null ? null : spawnerDrops(steps.drops),
    ...steps.commands,
    maxShops(steps.shops),
    maxClaims(steps.claims),
    maxHomes(steps.homes),
    maxAfk(steps.afk),
  )
}

const GENESIS = [command('/hat'), command('/craft')]
const VEGA = [...GENESIS, command('/enderchest')]
const STELLAR = [...VEGA, command('/nick', 'with colours', 'bisa berwarna')]
const NEBULA = [...STELLAR, command('/ptime', 'your own time of day', 'atur waktu siang/malam sendiri')]
const COSMIC = [...NEBULA, command('/heal', 'every 30 minutes', 'tiap 30 menit')]

export const survivalFeatures: Record<string, Features> = {
  genesis: survival({
    name: 'Genesis',
    fly: 15,
    slots: 2,
    jobs: 3,
    drops: null,
    shops: 40,
    claims: 4,
    homes: 3,
    afk: 1,
    commands: [...GENESIS, feed(30)],
  }),
  vega: survival({
    name: 'Vega',
    fly: 30,
    slots: 4,
    jobs: 4,
    drops: null,
    shops: 80,
    claims: 8,
    homes: 5,
    afk: 2,
    commands: [...VEGA, feed(20), repair('$10K')],
  }),
  stellar: survival({
    name: 'Stellar',
    fly: 60,
    slots: 6,
    jobs: 5,
    drops: 70,
    shops: 120,
    claims: 12,
    homes: 8,
    afk: 4,
    commands: [...STELLAR, feed(15), repair('$10K')],
  }),
  nebula: survival({
    name: 'Nebula',
    fly: 120,
    slots: 8,
    jobs: 6,
    drops: 90,
    shops: 180,
    claims: 16,
    homes: 12,
    afk: 6,
    commands: [...NEBULA, feed(10), repair('$1K')],
  }),
  cosmic: survival({
    name: 'Cosmic',
    fly: 240,
    slots: 12,
    jobs: 7,
    drops: 100,
    shops: 240,
    claims: 20,
    homes: 20,
    afk: 8,
    commands: [...COSMIC, feed(5), repair('$1K')],
  }),
}

const islandFly: Both = { en: 'Fly on your own island (always)', id: 'Terbang di pulau sendiri (selalu)' }
const shopDiscount = (percent: number): Both => ({
  en: `${percent}% better prices when selling to the server`,
  id: `Harga jual ke server ${percent}% lebih tinggi`,
})
const maxMembers = (count: number): Both => ({
  en: `Max ${count} island members`,
  id: `Max ${count} anggota pulau`,
})
const maxMinions = (count: number): Both => ({ en: `Max ${count} minions`, id: `Max ${count} minion` })

export const tycoonFeatures: Record<string, Features> = {
  electron: list(
    prefix('Electron'),
    tempFly(30),
    auctionSlots(3),
    jobs(3),
    shopDiscount(5),
    command('/craft'),
    command('/hat'),
    feed(20),
    maxMembers(5),
    maxMinions(8),
    maxShops(20),
    maxAfk(2),
  ),
  neutron: list(
    prefix('Neutron'),
    tempFly(90),
    auctionSlots(6),
    jobs(4),
    shopDiscount(10),
    spawnerDrops(70),
    command('/craft'),
    command('/hat'),
    command('/enderchest'),
    feed(10),
    repair('$10K'),
    maxMembers(8),
    maxMinions(12),
    maxShops(40),
    maxAfk(4),
  ),
  proton: list(
    prefix('Proton'),
    islandFly,
    auctionSlots(10),
    jobs(5),
    shopDiscount(15),
    spawnerDrops(90),
    command('/craft'),
    command('/hat'),
    command('/enderchest'),
    command('/nick', 'with colours', 'bisa berwarna'),
    feed(5),
    repair('$1K'),
    maxMembers(12),
    maxMinions(16),
    maxShops(80),
    maxAfk(8),
  ),
}

const plot = (size: string, blocks: string): Both => ({
  en: `${size} plot size (${blocks} blocks)`,
  id: `Ukuran ${size} (${blocks} blok)`,
})
const headDatabase = command('/hdb', 'thousands of decoration heads', 'ribuan kepala hiasan')
const maxPlots = (count: number): Both => ({ en: `Max ${count} plots`, id: `Max ${count} plot` })
const maxEdit = (blocks: Both): Both => ({
  en: `Max ${blocks.en} blocks in one edit (WorldEdit)`,
  id: `Max ${blocks.id} blok sekali edit (WorldEdit)`,
})

export const creativeFeatures: Record<string, Features> = {
  kuli: list(
    prefix('Kuli'),
    plot('Plot-M', '127x127'),
    chatColours('gold', 'emas'),
    command('//wand', 'WorldEdit on your plot', 'WorldEdit di plot sendiri'),
    command('/hat'),
    maxPlots(3),
    maxEdit({ en: '20,000', id: '20.000' }),
    maxAfk(4),
  ),
  kuliplus: list(
    prefix('Kuli+'),
    plot('Plot-L', '195x195'),
    chatColours('any colour', 'apa saja'),
    command('//wand', 'WorldEdit on your plot', 'WorldEdit di plot sendiri'),
    command('/hat'),
    command('/brush', 'sculpt terrain', 'bentuk medan'),
    headDatabase,
    command('/ptime', 'your own time of day', 'atur waktu siang/malam sendiri'),
    maxPlots(6),
    maxEdit({ en: '100,000', id: '100.000' }),
    maxAfk(8),
  ),
}
