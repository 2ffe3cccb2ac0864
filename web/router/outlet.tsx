import { LoadedPageContext, useRequired } from './contexts.ts'

/** The page inside its layout. */
export function Outlet() {
  const { components, data, params } = useRequired(LoadedPageContext)
  return <components.Page loaderData={data} params={params} />
}
