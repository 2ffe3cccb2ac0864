import type { FastifyInstance } from 'fastify'
import { testDataCalls } from '#contract/shop/test-data.schema.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { TestDataService } from './test-data.service.ts'

export function testDataRoutes(app: FastifyInstance, testData: TestDataService): void {
  serve(app, testDataCalls.previewTestData, () => testData.preview())

  serve(app, testDataCalls.deleteTestData, (_input, { request }) => testData.delete(request.admin.username))
}
