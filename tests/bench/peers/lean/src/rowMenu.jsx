import { Menu, Portal } from '@chakra-ui/react';

/** One menu for all rows, at the button that was pressed. */
export default function RowMenu({ button, user, go, onClose }) {
  const address = `/users/${user.id}`;
  return (
    <Menu.Root
      open
      positioning={{ getAnchorRect: () => button.getBoundingClientRect() }}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      onSelect={({ value }) => {
        if (value !== 'delete') go(value);
      }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value={address}>Edit Details</Menu.Item>
            <Menu.Item value={`${address}/kyc`}>View KYC</Menu.Item>
            <Menu.Item value="delete">Delete User</Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
