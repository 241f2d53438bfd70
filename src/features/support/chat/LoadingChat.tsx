import { Skeleton } from '../../../ui/feedback/states';

export function LoadingHead() {
  return (
    <div className="panel-head chat-head">
      <div className="chat-title chat-title-pending">
        <Skeleton width={240} />
        <Skeleton width={140} />
      </div>
    </div>
  );
}

export function LoadingChat() {
  return (
    <div className="chat-loading" aria-busy="true">
      {[220, 300, 160, 260].map((width, index) => (
        <div key={width} className="chat-line" data-mine={index % 2 ? '' : undefined} data-first>
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}
