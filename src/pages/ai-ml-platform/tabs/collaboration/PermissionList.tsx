import { chakra, Flex } from '@chakra-ui/react'
import { Check, Minus } from 'lucide-react'
import { isAllowed, type MemberRole, PERMISSIONS } from '@/entities/member/model'

/** TEM-04: what a role may do, each in words. */
export function PermissionList({ role }: { role: MemberRole }) {
  return (
    <chakra.ul aria-label="Permissions" listStyleType="none" m="0" p="0">
      {PERMISSIONS.map((permission) => {
        const allowed = isAllowed(role, permission)
        const Icon = allowed ? Check : Minus
        return (
          <Flex
            as="li"
            key={permission}
            justify="space-between"
            align="center"
            gap="4"
            minHeight="9"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            <span>{permission}</span>
            <Flex
              as="span"
              align="center"
              gap="1.5"
              textStyle="sm"
              color={allowed ? 'success.fg' : 'fg.muted'}
            >
              <Icon size={15} aria-hidden />
              {allowed ? 'Allowed' : 'Not allowed'}
            </Flex>
          </Flex>
        )
      })}
    </chakra.ul>
  )
}
