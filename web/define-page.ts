// A page in one place: its component, and on the server its loader and its texts. Its address is in contract/pages.ts.
import type * as en from '#content/locales/en/index.ts'
import type { PageName } from '#contract/pages.ts'
import type { PageComponent } from './kit/router/contexts.ts'
import type { RouteName } from './kit/router/load-page.ts'
import type { NamedLoaderArgs } from './services.ts'

export type AdminPage = Extract<PageName, `admin-${string}`>
export type PublicPage = Exclude<RouteName, AdminPage>
export type TextGroup = keyof typeof en
export type PageModule = { default: PageComponent }

export type PageParts = {
  /** Null where the loader always redirects. */
  component: (() => Promise<PageModule>) | null
  // biome-ignore lint/suspicious/noExplicitAny: each loader has the parameters of its own path
  loader?: () => Promise<{ loader(args: any): unknown }>
  texts?: readonly TextGroup[]
}

type ServerParts<Name extends PageName> = {
  loader?(): Promise<{ loader(args: NamedLoaderArgs<Name>): unknown }>
  /** Groups of texts that come with the page, beside those of the layout. */
  texts?: readonly TextGroup[]
}

export function isAdminPage(page: RouteName): page is AdminPage {
  return page.startsWith('admin-')
}

export function definePage<Name extends PageName>(
  component: PageParts['component'],
  server: ServerParts<Name> = {},
): PageParts {
  return { component, ...server }
}
