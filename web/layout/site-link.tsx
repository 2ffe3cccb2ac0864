import type { ComponentProps } from 'react'
import { localizedPath } from '../i18n/localized-path.ts'
import { useText } from '../i18n/use-text.ts'
import { Link } from '../router/index.ts'

/** A link inside the site that keeps the language; its page is fetched when a visitor is about to follow it. */
export function SiteLink({ to, ...props }: ComponentProps<typeof Link> & { to: string }) {
  const { language } = useText()
  return <Link prefetch="intent" {...props} to={localizedPath(language, to)} />
}
