// English: its words travel with this branch of the routes only.
import { en } from '#content/locales/en/index.ts'
import { createText } from '../i18n/text.ts'
import { PageError } from '../layout/page-error.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'
import { siteLoader } from '../layout/site-loader.ts'
import type { Route } from './+types/en.layout'

const text = createText('en', en)

export const loader = ({ context }: Route.LoaderArgs) => siteLoader(context, 'en')

export const shouldRevalidate = () => false

export default function EnglishLayout({ loaderData }: Route.ComponentProps) {
  return <SiteLayout text={text} site={loaderData} />
}

export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  return <SiteLayout text={text} site={loaderData} page={<PageError />} />
}
