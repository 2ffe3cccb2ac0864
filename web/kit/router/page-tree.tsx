import { memo, type ReactNode } from 'react'
import { type LoadedPage, LoadedPageContext, useRequired } from './contexts.ts'

/** The layout of a page; it renders the page by `<Outlet />`. The same on the server and in the browser. */
export const PageTree = memo(function PageTree({ page }: { page: LoadedPage }): ReactNode {
  return (
    <LoadedPageContext value={page}>
      <page.components.Layout loaderData={page.layoutData} />
    </LoadedPageContext>
  )
})

export function Outlet() {
  const { components, data, params } = useRequired(LoadedPageContext)
  return <components.Page loaderData={data} params={params} />
}
