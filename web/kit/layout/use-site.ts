import { createContext, use } from 'react'
import type { SiteView } from '#contract/site/site.ts'

export const SiteContext = createContext<SiteView | null>(null)

export function useSite(): SiteView {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite is used outside of the site layout')
  return site
}
