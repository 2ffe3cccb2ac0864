// The pages' side of the wall: to the server, the whole website is one function.
import type { PagesEntry } from '#server/site/pages/page-handler.ts'
import { Document } from './document.tsx'
import { LastResort } from './kit/layout/last-resort.tsx'
import { createBuildAssets } from './kit/router/build-assets.ts'
import { createPageLoader } from './kit/router/load-page.ts'
import type { PageAssets } from './kit/router/page-data.ts'
import { createPageRenderer } from './kit/router/render-page.tsx'
import { sheetOf } from './kit/styles/sheets.ts'
import { loaders } from './loaders.ts'
import { createPageFiles, sourceFilesOf } from './page-files.ts'
import { layoutOf, loadComponents } from './pages.ts'
import type { ServerContext } from './services.ts'

const ENTRY = 'web/entry.client.tsx'

/** Vite serves sources as they are. The sheet of the document is linked too; that of a page comes with its scripts. */
function developmentAssets(sheet: string, files: readonly string[]): PageAssets {
  return { build: 'development', styles: [`/${sheet}`], scripts: files.map((file) => `/${file}`) }
}

export const createPageHandler: PagesEntry<ServerContext['services']>['createPageHandler'] = async ({
  services,
  reportError,
  build,
}) => {
  const assetsOf = build ? createBuildAssets(build.manifest, build.id) : developmentAssets
  const filesOf = build ? await createPageFiles() : sourceFilesOf
  return createPageRenderer({
    load: createPageLoader({
      loaders,
      context: { services, reportError },
      layoutOf,
      isShown: services.site.isShown,
    }),
    components: loadComponents,
    assetsOf: (page) => assetsOf(sheetOf(page.layout), [ENTRY, ...filesOf(page)]),
    Document,
    LastResort,
    reportError,
  })
}
