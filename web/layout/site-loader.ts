import type { RouterContextProvider } from 'react-router'
import type { Language } from '#contract/language.ts'
import type { SiteView } from '#contract/site.ts'
import { servicesContext } from '../services.ts'

export function siteLoader(context: Readonly<RouterContextProvider>, language: Language): SiteView {
  return context.get(servicesContext).site.view(language)
}
