// Indonesian: its words travel with this branch of the routes only.
import { id } from '#content/locales/id/index.ts'
import { createText } from '../i18n/text.ts'
import { PageError } from '../layout/page-error.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'
import { siteLoader } from '../layout/site-loader.ts'
import type { Route } from './+types/id.layout'

const text = createText('id', id)

export const loader = ({ context }: Route.LoaderArgs) => siteLoader(context, 'id')

export const shouldRevalidate = () => false

export default function IndonesianLayout({ loaderData }: Route.ComponentProps) {
  return <SiteLayout text={text} site={loaderData} />
}

export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  return <SiteLayout text={text} site={loaderData} page={<PageError />} />
}
