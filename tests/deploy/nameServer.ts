import { createSocket } from 'node:dgram';

const addressRecord = 1;

/** A DNS server on a port of its own that gives every name these IPv4 addresses of the moment. */
export async function startNameServer(addressesNow: () => string[]) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    // The question is a name, which ends with an empty label, its type and its class.
    const end = query.indexOf(0, 12) + 5;
    const addresses = addressesNow();
    const isAddress = query.readUInt16BE(end - 4) === addressRecord;
    const header = Buffer.from(query.subarray(0, 12));
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(isAddress ? addresses.length : 0, 6);
    const records = addresses.map((one) =>
      Buffer.from([
        0xc0,
        12,
        0,
        addressRecord,
        0,
        1,
        0,
        0,
        0,
        1,
        0,
        4,
        ...one.split('.').map(Number),
      ]),
    );
    const answer = [header, query.subarray(12, end), ...(isAddress ? records : [])];
    socket.send(Buffer.concat(answer), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const { port } = socket.address();
  return { address: `127.0.0.1:${port}`, close: () => socket.close() };
}
