// Today before its data is there: the queue, the sum with the bars of two weeks, and eight orders, each where it will stand.
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

const ITEMS = ['a', 'b', 'c']
const DAYS = [5, 8, 6, 9, 7, 4, 6, 8, 10, 7, 9, 6, 8, 3]
const ORDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export function Waiting() {
  const { t } = useAdminText()
  return (
    <div className="watch min-h-[70vh]" aria-busy="true">
      <p role="status" className="sr-only">
        {t('admin.loading')}
      </p>
      <div className="lg:[grid-area:queue]">
        <h2 className="mb-1.5 min-h-7">{t('admin.needsPerson')}</h2>
        {ITEMS.map((item) => (
          <div key={item} className="mb-1 grid h-24 content-center gap-2.5 bg-slab px-4">
            <span className="skeleton w-1/2" />
            <span className="skeleton w-4/5" />
          </div>
        ))}
      </div>
      <div className="lg:[grid-area:day]">
        <h2 className="mb-1.5 min-h-7">{t('admin.today')}</h2>
        <span className="skeleton h-10 w-56 lg:h-14" />
        <div className="mt-4 flex h-40 items-end gap-1">
          {DAYS.map((height, day) => (
            <span key={day} className="skeleton h-full flex-1" style={{ height: `${height * 10}%` }} />
          ))}
        </div>
      </div>
      <div className="lg:[grid-area:orders]">
        <h2 className="mb-1.5 min-h-7">{t('adminHome.lastOrders')}</h2>
        {ORDERS.map((order) => (
          <div
            key={order}
            className="flex h-15 items-center justify-between gap-4 border-line border-b lg:h-10"
          >
            <span className="skeleton w-32" />
            <span className="skeleton w-20" />
          </div>
        ))}
      </div>
    </div>
  )
}
