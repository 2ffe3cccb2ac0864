import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useLoaded } from '#web/admin/kit/api/use-loaded.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { DeleteTestDataButton } from './delete-test-data.tsx'

/** How many test orders there are, and the button that deletes them. Nothing without any. */
export function TestDataNote({ onDeleted, className = '' }: { onDeleted?: () => void; className?: string }) {
  const { t, number } = useAdminText()
  const { data, reload } = useLoaded('test-data', (signal) =>
    adminCall('GET /api/admin/test-data', {}, signal),
  )
  if (!data || data.orders === 0) return null
  const orders = number(data.orders)
  return (
    <div className={`well flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-sm ${className}`}>
      <Icon name="flask-conical" className="text-note" />
      <p className="min-w-0 flex-1 basis-56 text-soft">
        {t(data.is_demo ? 'adminTestData.countDemo' : 'adminTestData.count', { orders })}
      </p>
      <DeleteTestDataButton
        onDone={() => {
          reload()
          onDeleted?.()
        }}
      />
    </div>
  )
}
