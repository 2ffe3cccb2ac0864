export { type HomeStatus, useModeStatus, useServerStatus } from '#web/kit/layout/use-server-status.ts'
