import type { FastifyInstance } from 'fastify'
import { todayCalls } from '#contract/team/today.schema.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { TodayService } from './today.service.ts'

export function todayRoutes(app: FastifyInstance, today: TodayService): void {
  serve(app, todayCalls.getToday, (_input, { request }) => today(request.admin))
}
