// The pages' side of the wall: to the server, the whole website is one function.
import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Services } from '#server/services.ts'
import { reportErrorContext, servicesContext } from './services.ts'

export function createPageHandler(services: Services, reportError: (error: unknown) => void) {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  return (request: Request): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(reportErrorContext, reportError)
    return handle(request, context)
  }
}
