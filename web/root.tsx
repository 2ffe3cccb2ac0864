// The html around every page. What stands in the head of a page is written by the page itself (page-head.tsx).
import './styles/app.css'
import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import pixelFontUrl from './fonts/jersey-10.woff2?url'
import fontUrl from './fonts/plus-jakarta-sans.woff2?url'
import { pageLanguage } from './i18n/page-language.ts'
import { DocumentHead, DocumentScripts } from './layout/document-parts.tsx'
import { LastResort } from './layout/last-resort.tsx'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={pageLanguage(useLocation())}>
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
        <DocumentHead />
      </head>
      <body>
        {children}
        <DocumentScripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <LastResort />
}
