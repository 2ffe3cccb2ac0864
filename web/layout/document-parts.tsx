// Styles and scripts of the document: ours for visitors, React Router's while developing.
import { Links, Scripts, ScrollRestoration } from 'react-router'
import { PageScripts, PageStyles } from './page-document.tsx'

export function DocumentHead() {
  if (import.meta.env.DEV) return <Links />
  return <PageStyles />
}

export function DocumentScripts() {
  if (!import.meta.env.DEV) return <PageScripts />
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  )
}
