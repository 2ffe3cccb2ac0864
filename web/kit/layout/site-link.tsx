import type { ComponentProps } from 'react'
import type { Pages } from '#contract/settings/pages.schema.ts'
import { localizedPath } from '../i18n/localized-path.ts'
import { useText } from '../i18n/use-text.ts'
import { Link } from '../router/index.ts'
import { useSite } from './use-site.ts'

/** Orders already placed stay reachable while the store is off. */
const ALWAYS_SHOWN = /^\/store\/(checkout|orders)\b/

/** The switch of a page is named like the first part of its path. */
export function isLinked(path: string, pages: Pages): boolean {
  const [, first = ''] = path.split(/[/?#]/)
  return ALWAYS_SHOWN.test(path) || pages[first as keyof Pages] !== false
}

/** A link inside the site, in the current language, prefetched on hover, focus and touch. None to a page that is off. */
export function SiteLink({ to, ...props }: ComponentProps<typeof Link>) {
  const { language } = useText()
  const { pages } = useSite()
  return isLinked(to, pages) && <Link prefetch="intent" {...props} to={localizedPath(language, to)} />
}

/** A choice on the page, which the query has. */
export function ChoiceLink({ isChosen, ...props }: ComponentProps<typeof SiteLink> & { isChosen: boolean }) {
  const current = isChosen ? 'true' : undefined
  return <SiteLink prefetch="none" replace preventScrollReset {...props} aria-current={current} />
}
