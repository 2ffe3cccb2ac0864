import { use } from 'react'
import { AssetsContext } from './contexts.ts'
import { PAGE_JSON_ID, toScriptText } from './page-data.ts'

export function DocumentStyles() {
  return use(AssetsContext)?.styles.map((href) => <link key={href} rel="stylesheet" href={href} />)
}

/** Hydration waits no longer than this for the first picture. */
const PICTURE_TIMEOUT_MS = 1500

/** A frame is on the screen a frame or two after it was requested. */
const FRAMES = 4

/**
 * The largest picture competes with the scripts for bandwidth: scripts are fetched once it is on the screen.
 * Each one in a task of its own: a dozen requests in one task block input on a slow phone.
 */
const AFTER_FIRST_PICTURE = [
  "const first=[...document.images].filter(i=>i.fetchPriority=='high').map(i=>i.decode().catch(()=>{}));",
  `Promise.race([Promise.all(first),new Promise(r=>setTimeout(r,${PICTURE_TIMEOUT_MS}))])`,
  '.then(()=>{const frames=(n,then)=>n?requestAnimationFrame(()=>frames(n-1,then)):setTimeout(then);',
  `frames(${FRAMES},()=>{`,
  `for(const m of JSON.parse(document.getElementById('${PAGE_JSON_ID}').textContent).scripts)setTimeout(()=>import(m))`,
  '})})',
].join('')

export function DocumentScripts() {
  const assets = use(AssetsContext)
  if (!assets?.page) return null
  const { page, build, styles, scripts } = assets
  return (
    <>
      <script
        id={PAGE_JSON_ID}
        type="application/json"
        dangerouslySetInnerHTML={{ __html: toScriptText({ ...page, build, styles, scripts }) }}
      />
      <script dangerouslySetInnerHTML={{ __html: AFTER_FIRST_PICTURE }} />
    </>
  )
}
