// Networks of other shapes than the demo: as little as the schemas allow, and a lot of everything.
import { demoSettings } from '#content/settings/index.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'

const { modes, boards, tiers, votes, maps } = demoSettings
const LONG = 'Petualangan Nusantara Tanpa Batas'.slice(0, 32)
/** Bright, dark, grey, and like the ground. */
const ACCENTS = ['#ff8a3d', '#c0392b', '#2244aa', '#101010', '#ffffff', '#808080', '#8e7cff', '#00ff00']

const times = <Entry>(count: number, make: (index: number) => Entry): Entry[] =>
  Array.from({ length: count }, (_, index) => make(index))
const accentAt = (index: number) => ACCENTS[index % ACCENTS.length] ?? '#ffffff'
const pick = <Entry>(entries: readonly Entry[], index: number): Entry => {
  const entry = entries[index % entries.length]
  if (entry === undefined) throw new Error('the demo has entries')
  return entry
}

export const SMALL: Partial<Settings> = {
  modes: [{ ...pick(modes, 0), id: 'smp', since: null, season: null, server: null, accent: '#c0392b' }],
  boards: { donators: false, voters: false, tabs: [] },
  tiers: { default_tab: null, tabs: [] },
  votes: { ...votes, sites: [] },
  maps: [],
}

export const LARGE: Partial<Settings> = {
  modes: times(8, (index) => ({
    ...pick(modes, index),
    id: `mode-${index}`,
    name: { en: `${index} ${LONG}`.slice(0, 32), id: LONG },
    accent: accentAt(index),
  })),
  boards: {
    ...boards,
    tabs: times(8, (index) => ({
      ...pick(boards.tabs, index),
      id: `tab-${index}`,
      label: { en: LONG, id: LONG },
      accent: accentAt(index),
    })),
  },
  tiers: {
    default_tab: 'tiers-1',
    tabs: times(8, (index) => ({
      ...pick(tiers.tabs, index),
      id: `tiers-${index}`,
      label: { en: LONG, id: LONG },
      tiers: times(12, (step) => ({
        ...pick(pick(tiers.tabs, index).tiers, step),
        id: `tier-${step}`,
        name: `Supernova Cosmic ${step}`,
        requires: step === 0 ? null : `tier-${step - 1}`,
        colour: accentAt(step),
      })),
    })),
  },
  votes: {
    ...votes,
    sites: times(12, (index) => ({
      ...pick(votes.sites, index),
      name: index === 3 ? 'The Longest Server List Name Of Them All' : pick(votes.sites, index).name,
      url: `https://list-${index}.example/vote`,
      // Without verified votes the page is the plain list.
      service: null,
      reset: index % 2 === 0 ? { kind: 'after', hours: 12 } : { kind: 'daily', at: '00:00', zone: 'UTC' },
    })),
  },
  maps: times(3, (index) => ({
    ...pick(maps, index),
    id: `map-${index}`,
    name: { en: LONG, id: LONG },
    accent: accentAt(index),
    url: index === 2 ? null : 'https://map.example/',
  })),
}
