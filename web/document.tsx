// The html element around every page. Pages write the rest of their head themselves (layout/page-head.tsx).
import type { CSSProperties, ReactNode } from 'react'
import type { SiteView } from '#contract/site/site.ts'
import pixelFontUrl from './kit/fonts/jersey-10.woff2?url'
import moreGlyphsUrl from './kit/fonts/jersey-10-more.woff2?url'
import fontUrl from './kit/fonts/plus-jakarta-sans.woff2?url'
import { pageLanguage } from './kit/i18n/localized-path.ts'
import { LastResort } from './kit/layout/last-resort.tsx'
import { DocumentScripts, DocumentStyles } from './kit/router/document-assets.tsx'
import { ErrorBoundary, usePathname } from './kit/router/index.ts'
import { NavigationStatus } from './kit/router/navigation-status.tsx'
import { PAGE_JSON_ID } from './kit/router/page-data.ts'

type Props = {
  children: ReactNode
  /** The owner's settings; null when they could not be read. */
  layoutData: unknown
}

export function Document({ children, layoutData }: Props) {
  const look = (layoutData as SiteView | null)?.look
  return (
    <html lang={pageLanguage(usePathname())} style={(look?.style as CSSProperties | null) ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={look?.themeColor ?? '#0a0d1a'} />
        <meta name="color-scheme" content="dark" />
        {[fontUrl, pixelFontUrl, ...(look?.needsMoreGlyphs ? [moreGlyphsUrl] : [])].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href={look?.favicon ?? '/favicon.ico'} sizes="48x48" />
        {look?.svgIcon !== null && (
          <link rel="icon" href={look?.svgIcon ?? '/icons/mark.svg'} type="image/svg+xml" />
        )}
        <link rel="apple-touch-icon" href={`${look?.icons ?? '/icons'}/icon-180.png`} />
        <link rel="manifest" href="/site.webmanifest" />
        <DocumentStyles />
        {/* Nothing is painted before its markup is complete: a page that arrives in parts would shift its layout. */}
        <link rel="expect" href={`#${PAGE_JSON_ID}`} blocking="render" />
      </head>
      <body>
        <ErrorBoundary fallback={() => <LastResort />}>{children}</ErrorBoundary>
        <NavigationStatus />
        <DocumentScripts />
      </body>
    </html>
  )
}
