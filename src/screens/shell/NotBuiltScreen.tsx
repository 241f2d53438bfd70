import { Hammer } from 'lucide-react';
import { StateMessage } from '../../components/feedback/StateMessage';
import { Page } from '../../components/layout/Page';

/** An honest stand-in for a screen of the specification that is still to come. */
export function NotBuiltScreen({ title }: { title: string }) {
  return (
    <Page title={title}>
      <div className="panel">
        <StateMessage icon={Hammer} title="This screen is not built yet" text="It is part of the plan and will appear here. Nothing is hidden behind it." />
      </div>
    </Page>
  );
}
