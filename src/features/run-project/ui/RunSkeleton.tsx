import { Skeleton } from '@chakra-ui/react'

/** The guides of most projects are as high, so that nothing moves when one arrives. */
export const RUN_HEIGHT = { base: '36rem', md: '29rem' }

/** The place of a guide until its code is loaded. */
export const RunSkeleton = () => <Skeleton height={RUN_HEIGHT} borderRadius="lg" />
