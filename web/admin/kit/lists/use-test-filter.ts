import { TEST_FILTERS, type TestFilter } from '#contract/shop/test-data.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import type { Filter } from './filter.ts'
import type { ViewFilter } from './use-list-view.ts'

type Reads = { test: (given: string) => TestFilter | undefined }

/** Whether orders that were paid with play money are in the list. `usual`: as the server decides; undefined until it is loaded. */
export function useTestFilter(filter: ViewFilter<Reads>, usual: TestFilter = TEST_FILTERS[0]): Filter {
  const { t } = useAdminText()
  return filter('test', {
    icon: 'flask-conical',
    label: t('adminTestData.orders'),
    usual: t(`adminTestData.filter_${usual}`),
    options: TEST_FILTERS.map((test) => ({ value: test, label: t(`adminTestData.filter_${test}`) })),
  })
}
