// The pages' side of the wall: to the server, the whole website is one function.
import * as build from 'virtual:react-router/server-build'
import type { PagesEntry } from '#server/pages/page-handler.ts'
import { createDevelopmentDrawing } from './drawing/development.ts'
import { createDrawing } from './drawing/draw-page.tsx'
import { createLoaderContext } from './services.ts'

export const createPageHandler: PagesEntry['createPageHandler'] = (services, reportError) => {
  const newContext = () => createLoaderContext(services, reportError)
  return import.meta.env.DEV
    ? createDevelopmentDrawing(build, newContext)
    : createDrawing(build, newContext())
}
