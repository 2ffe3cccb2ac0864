// The ten tiers of the demo and the addresses of their tabs.

/** Days: null is permanent. `requires` is the tier before. */
export type ExpectedTier = readonly [
  name: string,
  price: string,
  days: number | null,
  requires: string | null,
]

export const EXPECTED_TIERS = {
  survival: [
    ['Genesis', '40', null, null],
    ['Vega', '80', null, 'Genesis'],
    ['Stellar', '120', null, 'Vega'],
    ['Nebula', '160', null, 'Stellar'],
    ['Cosmic', '240', null, 'Nebula'],
  ],
  tycoon: [
    ['Electron', '20', 31, null],
    ['Neutron', '40', 31, null],
    ['Proton', '80', 31, null],
  ],
  creative: [
    ['Kuli', '20', 31, null],
    ['Kuli+', '40', 31, null],
  ],
} as const satisfies Record<string, readonly ExpectedTier[]>

export const TIER_TABS = ['tycoon', 'survival', 'creative'] as const
export type TierTab = (typeof TIER_TABS)[number]

export const TAB_LABELS: Record<TierTab, string> = {
  tycoon: 'Tycoon',
  survival: 'Survival Mix',
  creative: 'Creative',
}

/** The path of a tab; the default tab has the path of the page. */
export function tabPath(language: string, tab: TierTab): string {
  return `/${language}/premiumtiers${tab === 'survival' ? '' : `?tab=${tab}`}`
}
