// The tiers of the demo network: each lists only what it adds to the one that it requires.
import { both, tier } from '#content/starting-points/define.ts'
import type { Feature, Tiers, TierTab } from '#contract/settings/tiers.schema.ts'

const command = (name: string) => both(`Command /${name}`)
const every = (name: string, minutes: number): Feature => ({
  en: `Command /${name} (every ${minutes} minutes)`,
  id: `Command /${name} (tiap ${minutes} menit)`,
})
const repair = (price: string): Feature => ({
  en: `Command /repair (costs ${price} each time)`,
  id: `Command /repair (biaya ${price} tiap kali dipakai)`,
})
const NICK: Feature = { en: 'Command /nick (with colours)', id: 'Command /nick (bisa berwarna)' }
const OWN_TIME: Feature = {
  en: 'Command /ptime (your own time of day)',
  id: 'Command /ptime (atur waktu siang/malam sendiri)',
}
const WAND: Feature = {
  en: 'Command //wand (WorldEdit on your plot)',
  id: 'Command //wand (WorldEdit di plot sendiri)',
}

const tempFly = (minutes: number): Feature => ({
  en: `TempFly ${minutes} minutes (every day)`,
  id: `TempFly ${minutes} menit (setiap hari)`,
})
const auctions = (slots: number): Feature => ({ en: `${slots} auction slots`, id: `${slots} slot auction` })
const jobs = (count: number): Feature => ({ en: `${count} jobs at once`, id: `${count} job sekaligus` })
const prices = (percent: number): Feature => ({
  en: `${percent}% better prices when selling to the server`,
  id: `Harga jual ke server ${percent}% lebih tinggi`,
})
const spawner = (percent: number): Feature => ({
  en: `${percent}% spawner drop chance (when mined)`,
  id: `Peluang drop spawner ${percent}% (saat ditambang)`,
})
const plot = (size: string, side: number): Feature => ({
  en: `Plot-${size} plot size (${side}x${side} blocks)`,
  id: `Ukuran Plot-${size} (${side}x${side} blok)`,
})

const max = (count: number, en: string, id: string): Feature => ({
  en: `Max ${count} ${en}`,
  id: `Max ${count} ${id}`,
})
const shops = (count: number) => max(count, 'chest shops', 'chest shop')
const claims = (count: number) => max(count, 'claim places', 'tempat klaim')
const homes = (count: number) => max(count, 'homes', 'home')
const members = (count: number) => max(count, 'island members', 'anggota pulau')
const minions = (count: number) => max(count, 'minions', 'minion')
const plots = (count: number) => max(count, 'plots', 'plot')
const afk = (hours: number) =>
  max(hours, `${hours === 1 ? 'hour' : 'hours'} AFK (no kick)`, 'jam AFK (tanpa kick)')
const edit = (thousands: number): Feature => ({
  en: `Max ${thousands},000 blocks in one edit (WorldEdit)`,
  id: `Max ${thousands}.000 blok sekali edit (WorldEdit)`,
})

const monthly = (id: string, name: string, price: number, colour: string) => ({
  id,
  name,
  price,
  days: 31,
  requires: null,
  colour,
})

const tycoon: TierTab = {
  id: 'tycoon',
  label: both('Tycoon'),
  accent: '#4fcdf0',
  tiers: [
    tier(monthly('electron', 'Electron', 20, '#8fe3ff'), {
      general: [tempFly(30), auctions(3), jobs(3), prices(5)],
      commands: [command('craft'), command('hat'), every('feed', 20)],
      limits: [members(5), minions(8), shops(20), afk(2)],
    }),
    tier(monthly('neutron', 'Neutron', 40, '#a9c3ff'), {
      general: [tempFly(90), auctions(6), jobs(4), prices(10), spawner(70)],
      commands: [command('craft'), command('hat'), command('enderchest'), every('feed', 10), repair('$10K')],
      limits: [members(8), minions(12), shops(40), afk(4)],
    }),
    tier(monthly('proton', 'Proton', 80, '#ffb38a'), {
      general: [
        { en: 'Fly on your own island (always)', id: 'Terbang di pulau sendiri (selalu)' },
        auctions(10),
        jobs(5),
        prices(15),
        spawner(90),
      ],
      commands: [
        command('craft'),
        command('hat'),
        command('enderchest'),
        NICK,
        every('feed', 5),
        repair('$1K'),
      ],
      limits: [members(12), minions(16), shops(80), afk(8)],
    }),
  ],
}

const permanent = (id: string, name: string, price: number, colour: string, requires: string | null) => ({
  id,
  name,
  price,
  days: null,
  requires,
  colour,
})

const survival: TierTab = {
  id: 'survival',
  label: both('Survival Mix'),
  accent: '#6bd968',
  tiers: [
    tier(permanent('genesis', 'Genesis', 40, '#7ee081', null), {
      general: [tempFly(15), auctions(2), jobs(3)],
      commands: [command('hat'), command('craft'), every('feed', 30)],
      limits: [shops(40), claims(4), homes(3), afk(1)],
    }),
    tier(permanent('vega', 'Vega', 80, '#7cc7ff', 'genesis'), {
      general: [tempFly(30), auctions(4), jobs(4)],
      commands: [command('enderchest'), every('feed', 20), repair('$10K')],
      limits: [shops(80), claims(8), homes(5), afk(2)],
    }),
    tier(permanent('stellar', 'Stellar', 120, '#ffe3a3', 'vega'), {
      general: [tempFly(60), auctions(6), jobs(5), spawner(70)],
      commands: [NICK, every('feed', 15)],
      limits: [shops(120), claims(12), homes(8), afk(4)],
    }),
    tier(permanent('nebula', 'Nebula', 160, '#f59ad6', 'stellar'), {
      general: [tempFly(120), auctions(8), jobs(6), spawner(90)],
      commands: [OWN_TIME, every('feed', 10), repair('$1K')],
      limits: [shops(180), claims(16), homes(12), afk(6)],
    }),
    tier(permanent('cosmic', 'Cosmic', 240, '#b8a6ff', 'nebula'), {
      general: [tempFly(240), auctions(12), jobs(7), spawner(100)],
      commands: [every('heal', 30), every('feed', 5)],
      limits: [shops(240), claims(20), homes(20), afk(8)],
    }),
  ],
}

const creative: TierTab = {
  id: 'creative',
  label: both('Creative'),
  accent: '#f37fcf',
  tiers: [
    tier(monthly('kuli', 'Kuli', 20, '#ffd28a'), {
      general: [plot('M', 127), { en: 'Name in chat in gold', id: 'Nama di chat warna emas' }],
      commands: [WAND, command('hat')],
      limits: [plots(3), edit(20), afk(4)],
    }),
    tier(monthly('kuliplus', 'Kuli+', 40, '#f37fcf'), {
      general: [plot('L', 195), { en: 'Name in chat in any colour', id: 'Nama di chat warna apa saja' }],
      commands: [
        WAND,
        command('hat'),
        { en: 'Command /brush (sculpt terrain)', id: 'Command /brush (bentuk medan)' },
        { en: 'Command /hdb (thousands of decoration heads)', id: 'Command /hdb (ribuan kepala hiasan)' },
        OWN_TIME,
      ],
      limits: [plots(6), edit(100), afk(8)],
    }),
  ],
}

export const tiers: Tiers = { default_tab: 'survival', tabs: [tycoon, survival, creative] }
