// The html element around every page. Pages write the rest of their head themselves (layout/page-head.tsx).
import './styles/app.css'
import type { ReactNode } from 'react'
import pixelFontUrl from './fonts/jersey-10.woff2?url'
import fontUrl from './fonts/plus-jakarta-sans.woff2?url'
import { pageLanguage } from './i18n/localized-path.ts'
import { LastResort } from './layout/last-resort.tsx'
import { DocumentScripts, DocumentStyles } from './router/document-assets.tsx'
import { ErrorBoundary, usePathname } from './router/index.ts'
import { NavigationStatus } from './router/navigation-status.tsx'

export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang={pageLanguage(usePathname())}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0a0d1a" />
        <meta name="color-scheme" content="dark" />
        {[fontUrl, pixelFontUrl].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/icons/mark.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <DocumentStyles />
      </head>
      <body>
        <ErrorBoundary fallback={() => <LastResort />}>{children}</ErrorBoundary>
        <NavigationStatus />
        <DocumentScripts />
      </body>
    </html>
  )
}
