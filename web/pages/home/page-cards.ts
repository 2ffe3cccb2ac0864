import type { Pages } from '#contract/settings/pages.schema.ts'
import {
  isKnown,
  METHOD_TERMS,
  type MethodGroup,
  type PaymentMethod,
} from '#contract/settings/payment-methods.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import type { Translate } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { ART } from '#web/kit/ui/art.ts'
import type { Art } from '#web/kit/ui/picture.tsx'
import { useVoteText } from './use-vote-text.ts'

export type Filled = {
  voteSites: number
  boards: 'none' | 'some' | 'every kind'
  maps: number
  tiers: number
  methods: readonly PaymentMethod[]
  /** The lowest price in the store; null while it is unknown. */
  cheapest: number | null
}

export type PageCard = {
  page: keyof Pages
  art: Art
  title: string
  text: string
  onward: string
}

/** Cards of the pages that are on and have something to show, most important first. */
export function usePageCards({ voteSites, boards, maps, tiers, methods, cheapest }: Filled): PageCard[] {
  const { t } = useText()
  const { pages } = useSite()
  const voteText = useVoteText(voteSites)
  const from = cheapest === null ? '' : ` ${t('home.pointsFrom', { price: rupiah(cheapest) })}`
  const cards: (PageCard & { isFilled: boolean })[] = [
    {
      page: 'store',
      art: ART.pointsChest,
      isFilled: true,
      title: t('shell.points'),
      text: topUpText(methods, t) + from,
      onward: t('home.openStore'),
    },
    {
      page: 'vote',
      art: ART.survivalPass,
      isFilled: voteSites > 0,
      title: t('home.voteTitle'),
      text: voteText,
      onward: t('home.goVote'),
    },
    {
      page: 'leaderboard',
      art: ART.skyblockMarket,
      isFilled: boards !== 'none',
      title: t('shell.leaderboard'),
      text: t(boards === 'every kind' ? 'leaderboard.text' : 'leaderboard.textPlain'),
      onward: t('home.seeBoards'),
    },
    {
      page: 'maps',
      art: ART.mapSurvival,
      isFilled: maps > 0,
      title: t('maps.title'),
      text: t('maps.text'),
      onward: t('maps.openMap'),
    },
    {
      page: 'premiumtiers',
      art: ART.creativeCandi,
      isFilled: tiers > 0,
      title: t('shell.tiers'),
      text: t('home.tiersText'),
      onward: t('shell.seeTiers'),
    },
  ]
  return cards.filter(({ page, isFilled }) => isFilled && pages[page])
}

/** Named in the sentence; more would make it a list. */
const NAMED_STORES = 2

/** "Pay by QRIS, virtual account, or cash at Alfamart and Indomaret.", of the methods that the owner offers. */
export function topUpText(methods: readonly PaymentMethod[], t: Translate): string {
  const labelsIn = (group: MethodGroup) =>
    methods
      .filter(isKnown)
      .filter((method) => METHOD_TERMS[method].group === group)
      .map((method) => METHOD_TERMS[method].label)
  const stores = labelsIn('convenienceStore').slice(0, NAMED_STORES)
  const ways = [
    ...labelsIn('eWallet'),
    ...(labelsIn('virtualAccount').length > 0 ? [t('home.aVirtualAccount')] : []),
    ...(stores.length > 0 ? [t('home.atStores', { stores: stores.join(` ${t('shell.and')} `) })] : []),
  ]
  const last = ways.pop()
  if (last === undefined) return t('home.pointsTextPlain')
  const comma = ways.length > 1 ? ',' : ''
  return t('home.pointsText', {
    ways: ways.length > 0 ? `${ways.join(', ')}${comma} ${t('home.or')} ${last}` : last,
  })
}
